/* Las Vegas for four, classic rules, in plain C: what a programmer would write who wants one table only, and fast.

   The same draws as the rules of this project make (SplitMix64 by counter, one word for a whole roll, looked up among
   running sums), so the same seed gives the same games. Reads lines "games policy" (0 random, 1 greedy) and answers each
   with the seconds it took and the money of all seats, added up. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS = 4, CASINOS = 6, DICE = 8, ROUNDS = 4, MINIMUM = 50, VALUES = 9, MOST = 54, ROLLS = 3002, GUIDES = 4096 };

static const int VALUE[VALUES] = {10, 20, 30, 40, 50, 60, 70, 80, 90};
static const int COPIES[VALUES] = {6, 8, 8, 6, 6, 5, 5, 5, 5};

static uint32_t sums[ROLLS], total[DICE + 1];
static uint8_t counts[ROLLS][CASINOS], shown[ROLLS];
static uint16_t guide[DICE + 1][GUIDES];
static int shift[DICE + 1];
static double falls[DICE + 1][DICE + 3][2];

static uint64_t mixed(uint64_t n) {
    n = (n ^ (n >> 30)) * 0xBF58476D1CE4E5B9ull;
    n = (n ^ (n >> 27)) * 0x94D049BB133111EBull;
    return n ^ (n >> 31);
}

static uint32_t below(uint64_t *stream, uint32_t bound) {
    for (;;) {
        uint64_t word = mixed(*stream += 0x9E3779B97F4A7C15ull), number = word % bound;
        if (word - number <= 0ull - bound) return (uint32_t)number;
    }
}

static int made;

static uint32_t list(int dice, int left, int face, uint8_t *now, uint32_t sum) {
    if (face == CASINOS - 1) {
        now[face] = (uint8_t)left;
        uint32_t ways = 1;
        int n = 0;
        for (int f = 0; f < CASINOS; f++)
            for (int k = 1; k <= now[f]; k++) ways = ways * (uint32_t)++n / (uint32_t)k;
        memcpy(counts[made], now, CASINOS);
        for (int f = 0; f < CASINOS; f++) shown[made] |= (uint8_t)((now[f] > 0) << f);
        sums[made++] = sum += ways;
        return sum;
    }
    for (int n = left; n >= 0; n--) {
        now[face] = (uint8_t)n;
        sum = list(dice, left - n, face + 1, now, sum);
    }
    return sum;
}

static void prepare(void) {
    for (int dice = 1; dice <= DICE; dice++) {
        uint8_t now[CASINOS];
        int at = made;
        total[dice] = list(dice, dice, 0, now, 0);
        while (total[dice] >> shift[dice] >= GUIDES / 2) shift[dice]++;
        for (uint32_t start = 0, n = 0; start < total[dice]; start += 1u << shift[dice], n++) {
            while (sums[at] <= start) at++;
            guide[dice][n] = (uint16_t)at;
        }
    }
    for (int hand = 0; hand <= DICE; hand++)
        for (int needed = -1; needed <= hand + 1; needed++) {
            double more = 0.0;
            for (int n = hand; n >= 0; n--) {
                double ways = 1.0, all = 1.0;
                for (int k = 1; k <= n; k++) ways = ways * (hand - n + k) / k;
                for (int k = 0; k < hand - n; k++) ways *= CASINOS - 1;
                for (int k = 0; k < hand; k++) all *= CASINOS;
                if (n == needed) falls[hand][needed + 1][0] = ways / all;
            }
            for (int n = needed + 1 > 0 ? needed + 1 : 0; n <= hand; n++) {
                double ways = 1.0, all = 1.0;
                for (int k = 1; k <= n; k++) ways = ways * (hand - n + k) / k;
                for (int k = 0; k < hand - n; k++) ways *= CASINOS - 1;
                for (int k = 0; k < hand; k++) all *= CASINOS;
                more += ways / all;
            }
            falls[hand][needed + 1][1] = more;
        }
}

typedef struct {
    int hand[PLAYERS], dice[CASINOS][PLAYERS], notes[CASINOS][MINIMUM / 10], lying[CASINOS];
    int pile[VALUES], unseen, under[256], first, behind, money[PLAYERS], won[PLAYERS];
    uint64_t luck, toss;
} Table;

static int order(const int *dice, int *paid) {
    int who[DICE + 1], once = 0, again = 0, many = 0;
    for (int seat = 0; seat < PLAYERS; seat++) {
        again |= once & 1 << dice[seat];
        once |= 1 << dice[seat];
        who[dice[seat]] = seat;
    }
    for (int n = DICE; n > 0; n--)
        if ((once & ~again) >> n & 1) paid[many++] = who[n];
    return many;
}

static void stock(Table *t) {
    for (int place = 0; place < CASINOS; place++) {
        int worth = 0;
        t->lying[place] = 0;
        while (worth < MINIMUM) {
            int note;
            if (t->unseen) {
                int number = (int)below(&t->luck, (uint32_t)t->unseen--), v = 0;
                while ((number -= t->pile[v]) >= 0) v++;
                t->pile[v]--;
                note = VALUE[v];
            } else if (t->first < t->behind) {
                note = t->under[t->first++];
            } else {
                return;
            }
            int at = t->lying[place]++;
            for (; at > 0 && t->notes[place][at - 1] < note; at--) t->notes[place][at] = t->notes[place][at - 1];
            t->notes[place][at] = note;
            worth += note;
        }
    }
}

static void settle(Table *t) {
    for (int place = 0; place < CASINOS; place++) {
        int paid[PLAYERS], many = order(t->dice[place], paid);
        for (int n = 0; n < t->lying[place]; n++) {
            if (n < many) {
                t->money[paid[n]] += t->notes[place][n];
                t->won[paid[n]]++;
            } else {
                t->under[t->behind++] = t->notes[place][n];
            }
        }
    }
}

static double hope(int mine, int others, const int (*other)[2], const int *notes, int lying) {
    double above[MINIMUM / 10 + 1] = {1.0}, alone = 1.0, sum = 0.0;
    if (!mine || !lying) return 0.0;
    for (int o = 0; o < others; o++) {
        int hand = other[o][1], needed = mine - other[o][0];
        if (needed < -1) needed = -1;
        if (needed > hand + 1) needed = hand + 1;
        double equal = falls[hand][needed + 1][0], more = falls[hand][needed + 1][1];
        alone *= 1.0 - equal;
        for (int n = lying; n > 0; n--) above[n] += (above[n - 1] - above[n]) * more;
        above[0] *= 1.0 - more;
    }
    for (int n = 0; n < lying; n++) sum += above[n] * notes[n];
    return alone * sum;
}

static double worth(Table *t, int seat, int face, int dice) {
    int other[PLAYERS][2], others = 0, paid[PLAYERS], change[PLAYERS] = {0}, *row = t->dice[face];
    const int *notes = t->notes[face], lying = t->lying[face];
    for (int s = 0; s < PLAYERS; s++) {
        if (s == seat || !(row[s] || t->hand[s])) continue;
        int at = others++;
        for (; at > 0 && (other[at - 1][0] > row[s] || (other[at - 1][0] == row[s] && other[at - 1][1] > t->hand[s])); at--)
            memcpy(other[at], other[at - 1], sizeof other[0]);
        other[at][0] = row[s], other[at][1] = t->hand[s];
    }
    double hoped = hope(row[seat] + dice, others, (const int (*)[2])other, notes, lying);
    hoped -= hope(row[seat], others, (const int (*)[2])other, notes, lying);
    int many = order(row, paid);
    for (int n = 0; n < many && n < lying; n++) change[paid[n]] -= notes[n];
    row[seat] += dice;
    many = order(row, paid);
    row[seat] -= dice;
    for (int n = 0; n < many && n < lying; n++) change[paid[n]] += notes[n];
    int theirs = 0;
    for (int s = 0; s < PLAYERS; s++)
        if (s != seat) theirs += change[s];
    return hoped + 0.3 * (change[seat] - 0.35 * theirs) - 6.0 * dice;
}

static int choose(Table *t, int seat, int roll, int greedy) {
    int faces[CASINOS], many = 0, best = 0;
    for (int face = 0; face < CASINOS; face++)
        if (shown[roll] >> face & 1) faces[many++] = face;
    if (!greedy) return faces[many > 1 ? below(&t->toss, (uint32_t)many) : 0];
    double top = -1e9;
    for (int n = 0; n < many && many > 1; n++) {
        double value = worth(t, seat, faces[n], counts[roll][faces[n]]);
        if (value > top) top = value, best = n;
    }
    return faces[best];
}

static void play(Table *t, uint64_t seed, uint64_t number, int greedy) {
    memset(t, 0, sizeof *t);
    t->luck = mixed(mixed(seed) + number);
    t->toss = mixed(mixed(~seed) + number);
    for (int v = 0; v < VALUES; v++) t->pile[v] = COPIES[v];
    t->unseen = MOST;
    int starter = (int)below(&t->luck, PLAYERS);
    for (int round = 0; round < ROUNDS; round++, starter = (starter + 1) % PLAYERS) {
        stock(t);
        memset(t->dice, 0, sizeof t->dice);
        for (int seat = 0; seat < PLAYERS; seat++) t->hand[seat] = DICE;
        for (int left = PLAYERS * DICE, seat = starter; left; seat = (seat + 1) % PLAYERS) {
            int hand = t->hand[seat];
            if (!hand) continue;
            uint32_t number = below(&t->luck, total[hand]);
            int roll = guide[hand][number >> shift[hand]];
            while (sums[roll] <= number) roll++;
            int face = choose(t, seat, roll, greedy), dice = counts[roll][face];
            t->dice[face][seat] += dice;
            t->hand[seat] -= dice;
            left -= dice;
        }
        settle(t);
    }
}

int main(void) {
    static Table table;
    int games, greedy;
    prepare();
    while (scanf("%d %d", &games, &greedy) == 2) {
        struct timespec began, ended;
        long money[PLAYERS] = {0};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &began);
        for (int game = 0; game < games; game++) {
            play(&table, 1, (uint64_t)game, greedy);
            for (int seat = 0; seat < PLAYERS; seat++) money[seat] += table.money[seat];
        }
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &ended);
        printf("%.9f", (double)(ended.tv_sec - began.tv_sec) + 1e-9 * (double)(ended.tv_nsec - began.tv_nsec));
        for (int seat = 0; seat < PLAYERS; seat++) printf(" %ld", money[seat]);
        printf("\n");
        fflush(stdout);
    }
    return 0;
}
