// Constraints are written with a priority and a relation. The solver itself stays out of sight.
@_exported import enum QuoinSolver.Relation
@_exported import struct QuoinSolver.Priority
