package outflank.engine;

/// What [RootMoves] found out about a move.
///
/// @param score in whole discs, for the side that makes the move; means nothing if `ended`
/// @param nodes positions visited
/// @param ended whether the search had to end before it had an answer
public record MoveScore(int score, long nodes, boolean ended) {}
