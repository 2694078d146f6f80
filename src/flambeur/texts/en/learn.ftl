### Learning by playing: the list of lessons, and what stands around one.

learn-heading = Learn by playing
learn-text = Short lessons at the real table. The dice are arranged, you make the choices, and nothing can go wrong.
learn-more = One thing more: modules and other ways to play
learn-all = All lessons
learn-tutor = Your tutor
learn-progress = Step { $step } of { $steps }
learn-go-on = Go on
learn-again = From the start
learn-minutes = about { $minutes } min
learn-resume = go on at step { $step } of { $steps }
learn-done = done
learn-play = Play a whole game now
learn-next = Next lesson: { $lesson }

learn-vegas = Las Vegas
    .text = A whole round: roll, place, tie, get paid.
