/* A bot for Las Vegas in C: it places its dice where the most money lies.
 *
 *     cc -o richest examples/richest.c
 *     flambeur league vegas --players 2 --bots ./richest,greedy,random
 *
 * Of all it is told it reads three kinds of lines: `field casinos.2.notes 50 20`, `moves place_1 place_3`, and `go`.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    static char line[1 << 16];
    char moves[4096] = "";
    int money[6] = {0};

    setvbuf(stdout, NULL, _IOLBF, 0);
    while (fgets(line, sizeof line, stdin)) {
        int casino, read;
        if (strncmp(line, "flambeur", 8) == 0) {
            puts("ready richest");
        } else if (sscanf(line, "field casinos.%d.notes%n", &casino, &read) == 1 && casino >= 0 && casino < 6) {
            char *at = line + read, *next;
            money[casino] = 0;
            for (long note; note = strtol(at, &next, 10), next != at; at = next)
                money[casino] += (int)note;
        } else if (strncmp(line, "moves ", 6) == 0) {
            strncpy(moves, line + 6, sizeof moves - 1);
        } else if (strncmp(line, "go", 2) == 0) {
            char best[64] = "";
            int most = -1;
            for (char *move = strtok(moves, " \n"); move; move = strtok(NULL, " \n")) {
                int face, worth = 0;
                if (sscanf(move, "place_%d", &face) == 1 && face >= 1 && face <= 6)
                    worth = money[face - 1];
                if (worth > most) {
                    most = worth;
                    snprintf(best, sizeof best, "%s", move);
                }
            }
            printf("move %s\n", best);
        } else if (strncmp(line, "quit", 4) == 0) {
            return 0;
        }
    }
    return 0;
}
