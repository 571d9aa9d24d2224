// Whoever imports Quoin has what it takes to describe a layout: the tree, and the two words that
// constraints are written with. The solver itself stays behind `import QuoinSolver`.
@_exported import QuoinLayout
@_exported import struct QuoinSolver.Priority
@_exported import enum QuoinSolver.Relation
