#!/bin/sh
# A bot for any game in plain shell: it plays the last of its moves, whatever the position.
# Try it: flambeur league vegas --players 2 --bots ./examples/sprint.sh,random
while read -r word rest; do
    case $word in
        flambeur) echo "ready sprint" ;;
        moves) moves=$rest ;;
        go)
            for move in $moves; do :; done
            echo "move $move"
            ;;
        quit) exit 0 ;;
    esac
done
