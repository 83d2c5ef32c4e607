package outflank.engine;

import outflank.rules.Square;

/// A move the engine chose.
///
/// @param square the legal square to play
/// @param score expected disc difference at the end, for the side to move, in hundredths of a disc
/// @param depth plies searched
/// @param exact whether `score` is the proven result of best play
/// @param nodes positions visited
public record Choice(Square square, int score, int depth, boolean exact, long nodes) {}
