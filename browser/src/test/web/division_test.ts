import assert from "node:assert/strict";
import { Division, type Helper } from "../../main/web/division.ts";
import type { JavaEngine } from "../../main/web/exports.ts";
import { fetchWeights, load, type Java } from "../../main/web/load.ts";
import { readPlan } from "../../main/web/plan.ts";
import type { Answer, Choice, Plan, Question } from "../../main/web/search.ts";
import { squareNames } from "../../main/web/squares.ts";
import { Dice } from "./dice.ts";
import { wasmUrl, weightsUrl } from "./places.ts";

const UNHURRIED = 60_000;
const java = await load(wasmUrl);
const weights = await fetchWeights(weightsUrl);

/** A plan of so many moves, a1 and on, with one round to the end. */
function planOf(moves: number, more: Partial<Plan> = {}): Plan {
    return {
        moves: Array.from({ length: moves }, (_, square) => square),
        rounds: [{ depth: 2, selectivity: 0 }, { depth: 10, selectivity: 5 }],
        guess: 0,
        nodes: 7,
        ...more,
    };
}

/** Knows what each move is worth, takes its time by chance, and answers as a search would. */
class Knowing implements Helper {
    asked: Question[] = [];

    constructor(
        private readonly worths: number[],
        private readonly dice: Dice,
    ) {}

    async ask(question: Question): Promise<Answer> {
        this.asked.push(question);
        const { square, alpha, beta } = question;
        assert(alpha >= -64 && beta <= 64 && alpha < beta && question.longest > 0);
        for (let wait = this.dice.below(4); wait > 0; wait--) {
            await Promise.resolve();
        }
        const worth = this.worths[square]!;
        // beyond the window, a bound: somewhere between the window and the worth
        const score = worth <= alpha ? alpha - this.dice.below(alpha - worth + 1) : worth >= beta ? beta + this.dice.below(worth - beta + 1) : worth;
        return { score, nodes: 1, ended: false };
    }
}

async function divided(plan: Plan, helpers: Helper[], longest = UNHURRIED): Promise<Choice> {
    const division = new Division(plan, longest);
    helpers.forEach((helper) => division.join(helper));
    return division.choose();
}

Deno.test("finds the best score whoever answers what and when", async () => {
    for (let seed = 0; seed < 500; seed++) {
        const dice = new Dice(seed);
        const worths = Array.from({ length: 1 + dice.below(12) }, () => 2 * dice.below(65) - 64);
        const helpers = Array.from({ length: 1 + dice.below(4) }, () => new Knowing(worths, dice));
        const guess = dice.below(129) - 64;
        const choice = await divided(planOf(worths.length, { guess }), helpers);
        const told = `seed (${seed}): ${worths} with (${helpers.length}) helpers`;
        assert.equal(choice.score, 100 * Math.max(...worths), told);
        assert.equal(worths[squareNames.indexOf(choice.square)], Math.max(...worths), told);
        assert.deepEqual([choice.exact, choice.depth], [true, 10], told);
        // answers that no longer mattered are not waited for
        const answers = helpers.reduce((sum, { asked }) => sum + asked.length, 0);
        assert(choice.nodes > 7 && choice.nodes <= 7 + answers, told);
    }
});

Deno.test("asks two at a time while the first move is still searched", async () => {
    const waiting: Question[] = [];
    const never: Helper = { ask: (question) => (waiting.push(question), new Promise<Answer>(() => {})) };
    void divided(planOf(5), [never, { ...never }, { ...never }]);
    await Promise.resolve();
    assert.deepEqual(
        waiting.map(({ square, alpha, beta }) => [square, alpha, beta]),
        [
            [0, -1, 1],
            [1, 0, 1],
            [2, 0, 1],
        ],
    );
});

Deno.test("a helper that comes late takes part", async () => {
    const worths = [4, 6, -2, 8];
    const late = new Knowing(worths, new Dice(1));
    const division = new Division(planOf(4), UNHURRIED);
    division.join(new Knowing(worths, new Dice(2)));
    const choice = division.choose();
    division.join(late);
    assert.equal((await choice).score, 800);
    assert(late.asked.length > 0);
});

Deno.test("ends by the clock with the most promising move", async () => {
    const choice = await divided(planOf(3), [new Knowing([0, 2, 4], new Dice(1))], 0);
    assert.deepEqual([choice.square, choice.exact, choice.depth], ["a1", false, 0]);
});

Deno.test("fails as its helper fails", async () => {
    await assert.rejects(divided(planOf(3), [{ ask: () => Promise.reject(new Error("no")) }]), new Error("no"));
});

// ---------- with the engine ----------

/** An engine in this thread that answers a little later. */
class Thinking implements Helper {
    readonly #moves;

    constructor(
        { exports }: Java,
        engine: JavaEngine,
        player: bigint,
        opponent: bigint,
    ) {
        this.#moves = exports.rootMoves(engine, player, opponent);
    }

    async ask({ square, round, alpha, beta }: Question): Promise<Answer> {
        await Promise.resolve();
        const { exports } = java;
        const score = exports.scoreMove(this.#moves, square, round.depth, round.selectivity, alpha, beta);
        return { score: exports.moveScore(score), nodes: exports.moveScoreNodes(score), ended: exports.moveScoreEnded(score) !== 0 };
    }
}

Deno.test("engines that divide an ending find the score that one alone finds", async () => {
    const { exports } = java;
    const engines = [1, 2, 3].map(() => exports.engine(java.text(weights)));
    for (let seed = 0; seed < 12; seed++) {
        const dice = new Dice(seed);
        let game = exports.start();
        while (exports.toMove(game) >= 0 && exports.ply(game) < 46) {
            const square = dice.below(64);
            game = exports.refusal(game, square) === 0 ? exports.play(game, square) : game;
        }
        if (exports.toMove(game) < 0) {
            continue;
        }
        const sides: [bigint, bigint] = [exports.black(game), exports.white(game)];
        const [player, opponent] = exports.toMove(game) === 0 ? sides : ([sides[1], sides[0]] as const);
        const alone = exports.choose(engines[0]!, player, opponent, 8, 1n);
        const plan = readPlan(exports, exports.plan(engines[0]!, player, opponent));
        const helpers = engines.slice(0, 1 + (seed % 3)).map((engine) => new Thinking(java, engine, player, opponent));
        const together = await divided(plan, helpers);
        assert.equal(exports.choiceExact(alone), 1);
        assert.deepEqual([together.score, together.exact], [exports.choiceScore(alone), true], `seed (${seed})`);
    }
});
