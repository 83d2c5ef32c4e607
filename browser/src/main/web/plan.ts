/** Reads the engine's plan out of the module. */
import type { Exports, JavaPlan } from "./exports.ts";
import type { Plan } from "./search.ts";

export function readPlan(exports: Exports, plan: JavaPlan): Plan {
    return {
        moves: upTo(exports.planMoves(plan), (i) => exports.planMove(plan, i)),
        rounds: upTo(exports.planRounds(plan), (i) => ({
            depth: exports.planDepth(plan, i),
            selectivity: exports.planSelectivity(plan, i),
        })),
        guess: exports.planGuess(plan),
        nodes: exports.planNodes(plan),
    };
}

function upTo<T>(count: number, one: (index: number) => T): T[] {
    return Array.from({ length: count }, (_, index) => one(index));
}
