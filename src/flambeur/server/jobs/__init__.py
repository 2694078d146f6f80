"""Work that takes too long for the event loop: it runs in separate processes, shared fairly between addresses.

Bots that search, advice, reviews and records are jobs. Each job has limits on time, memory and bytes. Exceeding them
ends that job alone.
"""

from flambeur.server.jobs.limits import JobLimits, QueueLimits
from flambeur.server.jobs.service import Arguments, Job, JobQueue, Jobs

__all__ = ["Arguments", "Job", "JobLimits", "JobQueue", "Jobs", "QueueLimits"]
