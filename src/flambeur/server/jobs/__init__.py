"""Work that takes too long for the event loop: it runs in separate processes, shared fairly between addresses.

Every job has limits on time, memory and bytes. A job that exceeds them ends alone.
"""

from flambeur.server.jobs.limits import JobLimits
from flambeur.server.jobs.service import Job, Jobs

__all__ = ["Job", "JobLimits", "Jobs"]
