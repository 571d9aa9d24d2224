"""Makes the fixtures of QuoinSolverTests: random systems, and what HiGHS says their answers are.

    pip install highspy numpy
    python3 generate_systems.py

writes systems.txt and ambiguity.txt beside this file. The same seeds make the same systems.

What a fixture file looks like
------------------------------
A file is a run of blocks, one for each system. A line is one of these, and begins with its letter:

    s 17 layout              system number 17, and what family it comes from
    v ffnf                   one letter a variable: f free, n non-negative
    r 750 <= 10 0:1 2:-0.5   a row: priority, relation (<= = >=), right-hand constant, and its
                             terms as variable:coefficient. A variable may occur twice, and a row
                             may have no term at all
    i                        the answer: the rows of priority 1000 cannot all hold
    o 750:0 250:12.5         the answer: the smallest sum of absolute violations at each priority,
                             the highest first, each among the solutions that are best at those
                             before it. `o` alone says that there is no optional row
    a 0 3                    (ambiguity.txt) the variables which have more than one value among the
                             solutions that are best at every priority. Follows the `o` line

Why the answers can be trusted
------------------------------
Each system is solved twice, level by level, in ways that share no step but the model:

    by faces   The duals of a level's optimum name the bounds and rows that hold with equality in
               every optimum. Those are fixed, and nothing is added to the model. Nothing leaks
               from one level into the next. Dual simplex, with presolve.
    by sums    A row is added that keeps the level's sum from exceeding its optimum by more than a
               relative 1e-9. Primal simplex, no presolve, no scaling.

A system whose two answers differ by more than a relative 1e-6 is thrown away. So is one that is
infeasible by so little that rounding could decide, which is measured with the same model.
"""

import random
from pathlib import Path

import highspy
import numpy as np

REQUIRED = 1000
SYSTEM_COUNT = 2600
AMBIGUITY_COUNT = 240
INFEASIBLE_SHARE = 0.16
INFINITY = highspy.kHighsInf
OPTIMAL = highspy.HighsModelStatus.kOptimal

# Every number is one that a 32-bit float holds exactly, and some are close neighbours.
PRIORITIES = [999.5, 999, 800, 751, 750, 749, 600, 500, 499.75, 251, 250.5, 250, 100, 50, 10, 1, 0.5]
LAYOUT_PRIORITIES = [999, 750, 500, 251, 250, 50]


class System:
    """Variables and rows; a row is (terms, relation, constant, priority)."""

    def __init__(self, family, kinds, rows):
        self.family = family
        self.kinds = kinds
        self.rows = rows

    @property
    def levels(self):
        return sorted({row[3] for row in self.rows if row[3] != REQUIRED}, reverse=True)

    def lines(self, number):
        yield f"s {number} {self.family}"
        yield f"v {self.kinds}"
        for terms, relation, constant, priority in self.rows:
            parts = [f"r {text(priority)} {relation} {text(constant)}"]
            parts += [f"{variable}:{text(coefficient)}" for variable, coefficient in terms]
            yield " ".join(parts)


def text(number):
    """The shortest decimal that reads back as the same double."""
    number = float(number)
    if number.is_integer() and abs(number) < 1e15:
        return str(int(number))
    return repr(number)


def folded(terms):
    """The terms with each variable once, and without those that come to nothing."""
    sums = {}
    for variable, coefficient in terms:
        sums[variable] = sums.get(variable, 0.0) + coefficient
    return {variable: sums[variable] for variable in sorted(sums) if sums[variable] != 0}


# Solving ---------------------------------------------------------------------------------------


class Relaxed:
    """The linear program of a system, in which every row of `levels` may be missed at a price.

    A row is divided by its largest coefficient, so that HiGHS's tolerances, which are absolute,
    mean the same everywhere; the price of missing it makes up for that.
    """

    def __init__(self, system, levels, by_faces):
        self.by_faces = by_faces
        self.highs = highspy.Highs()
        self.highs.silent()
        for option, value in {
            "primal_feasibility_tolerance": 1e-9,
            "dual_feasibility_tolerance": 1e-9,
            "presolve": "on" if by_faces else "off",
            "simplex_strategy": 1 if by_faces else 4,
            "simplex_scale_strategy": 2 if by_faces else 0,
            "solver": "simplex",
            "threads": 1,
        }.items():
            self.highs.setOptionValue(option, value)
        self.count = len(system.kinds)
        self.lower = [0.0 if kind == "n" else -INFINITY for kind in system.kinds]
        self.upper = [INFINITY] * self.count
        self.prices = {level: {} for level in levels}
        rows = []
        for terms, relation, constant, priority in system.rows:
            terms = folded(terms)
            scale = max((abs(coefficient) for coefficient in terms.values()), default=1.0)
            row = {variable: coefficient / scale for variable, coefficient in terms.items()}
            if priority in self.prices:
                for sign, excuses in ((1, "<="), (-1, ">=")):
                    if relation in (excuses, "="):
                        row[len(self.lower)] = -sign
                        self.prices[priority][len(self.lower)] = scale
                        self.lower.append(0.0)
                        self.upper.append(INFINITY)
            elif priority != REQUIRED:
                continue
            bound = constant / scale
            rows.append((-INFINITY if relation == "<=" else bound,
                         INFINITY if relation == ">=" else bound, row))
        self.highs.addVars(len(self.lower), np.array(self.lower), np.array(self.upper))
        self.row_bounds = []
        for low, high, row in rows:
            self.add_row(low, high, row)

    def add_row(self, low, high, row):
        self.row_bounds.append((low, high))
        self.highs.addRow(low, high, len(row), np.array(list(row), dtype=np.int32),
                          np.array(list(row.values()), dtype=np.float64))

    def minimize(self, prices):
        """The least cost, or None where no solution was found."""
        unit = max(prices.values(), default=1.0)
        costs = np.zeros(len(self.lower))
        for column, price in prices.items():
            costs[column] = price / unit
        self.highs.changeColsCost(len(costs), np.arange(len(costs), dtype=np.int32), costs)
        self.highs.run()
        if self.highs.getModelStatus() != OPTIMAL:
            return None
        solution = self.highs.getSolution()
        self.values = np.array(solution.col_value)
        self.column_duals = np.array(solution.col_dual)
        self.row_duals = np.array(solution.row_dual)
        return max(0.0, self.highs.getInfo().objective_function_value * unit)

    def settle(self, prices, least):
        """Leaves no solution but those with the least cost."""
        if not self.by_faces:
            unit = max(prices.values(), default=1.0)
            slack = 1e-9 * max(1.0, least / unit)
            self.add_row(-INFINITY, least / unit + slack,
                         {column: price / unit for column, price in prices.items()})
            return
        for column, dual in enumerate(self.column_duals):
            if abs(dual) > 1e-8:
                bound = self.lower[column] if dual > 0 else self.upper[column]
                self.lower[column] = self.upper[column] = bound
                self.highs.changeColBounds(column, bound, bound)
        for row, dual in enumerate(self.row_duals):
            if abs(dual) > 1e-8:
                low, high = self.row_bounds[row]
                bound = low if dual > 0 else high
                self.row_bounds[row] = (bound, bound)
                self.highs.changeRowBounds(row, bound, bound)

    def optimum(self):
        """The least sum of violations at each level, or None where there is no solution."""
        sums = []
        for prices in self.prices.values():
            least = self.minimize(prices)
            if least is None:
                return None
            sums.append(least)
            self.settle(prices, least)
        if self.minimize({}) is None:
            return None
        return sums

    def has_more_than_one_value(self, column):
        """True, False, or None where it is too close to tell. To be asked after optimum()."""
        center, reach = self.values[column], 1000.0
        bounds = self.lower[column], self.upper[column]
        low, high = max(bounds[0], center - reach), min(bounds[1], center + reach)
        self.highs.changeColBounds(column, low, max(low, high))
        least = self.minimize({column: 1.0})
        ends = [self.values[column]] if least is not None else []
        costs = np.zeros(len(self.lower))
        costs[column] = -1.0
        self.highs.changeColsCost(len(costs), np.arange(len(costs), dtype=np.int32), costs)
        self.highs.run()
        if self.highs.getModelStatus() == OPTIMAL:
            ends.append(self.highs.getSolution().col_value[column])
        self.highs.changeColBounds(column, *bounds)
        if len(ends) < 2:
            return None
        breadth = ends[1] - ends[0]
        if breadth > 1e-3:
            return True
        return False if breadth < 1e-6 else None


def magnitude(system, values, priority):
    """What a relative error in the sum of a level refers to."""
    size = max([1.0] + [abs(row[2]) for row in system.rows])
    for terms, _, _, row_priority in system.rows:
        if row_priority == priority:
            size = max([size] + [abs(a * values[variable]) for variable, a in terms])
    return size


def miss(terms, relation, constant, values):
    left = sum(coefficient * values[variable] for variable, coefficient in terms)
    if relation == "<=":
        return max(0.0, left - constant)
    if relation == ">=":
        return max(0.0, constant - left)
    return abs(left - constant)


def shortfall(system):
    """How far the required rows are from holding together, with every row's scale taken out."""
    required = [row for row in system.rows if row[3] == REQUIRED]
    shortfalls = []
    for by_faces in (True, False):
        program = Relaxed(System("", system.kinds, required), [REQUIRED], by_faces)
        unscaled = {column: 1.0 for column in program.prices[REQUIRED]}
        shortfalls.append(program.minimize(unscaled))
    if None in shortfalls:
        return None
    size = 1.0
    for terms, _, constant, _ in required:
        scale = max((abs(coefficient) for coefficient in folded(terms).values()), default=1.0)
        size = max(size, abs(constant) / scale)
    return [amount / size for amount in shortfalls]


def answer(system):
    """"infeasible", the sums of each level, or None if HiGHS does not agree with itself."""
    amounts = shortfall(system)
    if amounts is None:
        return None
    if min(amounts) > 1e-4:
        outcomes = [Relaxed(system, [], by_faces).optimum() for by_faces in (True, False)]
        return "infeasible" if outcomes == [None, None] else None
    if max(amounts) > 1e-11:
        return None
    levels = system.levels
    programs = [Relaxed(system, levels, by_faces) for by_faces in (True, False)]
    outcomes = [program.optimum() for program in programs]
    if None in outcomes:
        return None
    for index, level in enumerate(levels):
        candidates = [outcome[index] for outcome in outcomes]
        for program in programs:
            # What the solution at the end really costs, by plain arithmetic.
            candidates.append(sum(miss(*row[:3], program.values) for row in system.rows
                                  if row[3] == level))
        size = min(magnitude(system, program.values, level) for program in programs)
        if max(candidates) - min(candidates) > 2e-7 * size:
            return None
    return outcomes[0]


# Making systems --------------------------------------------------------------------------------


def variable_count(chance):
    return chance.randint(2, 25) if chance.random() < 0.93 else chance.randint(26, 60)


def pick_levels(chance):
    return chance.sample(PRIORITIES, chance.choice([1, 2, 2, 3, 3, 4, 5, 6, 8]))


def small_terms(chance, count, most=5):
    width = min(count, chance.choice([1, 2, 2, 2, 3, 3, 4, most]))
    return [(variable, chance.choice([1, 1, 1, -1, -1, -1, 2, -2, 3, 0.5]))
            for variable in chance.sample(range(count), width)]


def value_of(terms, point):
    return sum(coefficient * point[variable] for variable, coefficient in terms)


def hidden_point(chance, kinds, size):
    """A point that the required rows are built around, often one where everything is zero."""
    style = chance.random()
    if style < 0.3:
        return [0] * len(kinds)
    return [chance.randint(0 if kind == "n" else -size, size) if style < 0.8 or chance.random() < 0.5
            else 0 for kind in kinds]


def row_through(chance, terms, point, priority, equality=0.35, slack=(0, 0, 0, 1, 5)):
    """A row that holds at `point`, and often just so."""
    at = value_of(terms, point)
    if chance.random() < equality:
        return (terms, "=", at, priority)
    if chance.random() < 0.5:
        return (terms, "<=", at + chance.choice(slack), priority)
    return (terms, ">=", at - chance.choice(slack), priority)


def integers(chance, count=None, size=10):
    """Small whole numbers, few terms a row, many ties."""
    count = count or variable_count(chance)
    kinds = "".join(chance.choice("fn") for _ in range(count))
    point = hidden_point(chance, kinds, size)
    levels = pick_levels(chance)
    rows = []
    for _ in range(max(2, round(count * chance.uniform(0.7, 1.8)))):
        terms = small_terms(chance, count)
        if chance.random() < 0.4:
            rows.append(row_through(chance, terms, point, REQUIRED))
        elif chance.random() < 0.3:
            rows.append(row_through(chance, terms, point, chance.choice(levels)))
        else:
            constant = 0 if chance.random() < 0.4 else chance.randint(-2 * size, 2 * size)
            rows.append((terms, chance.choice(["<=", "=", "=", ">="]), constant,
                         chance.choice(levels)))
    return System("integers", kinds, rows)


REVERSED = {"<=": ">=", "=": "=", ">=": "<="}


def multiplied(row, factor, priority):
    terms, relation, constant, _ = row
    return ([(variable, coefficient * factor) for variable, coefficient in terms],
            relation if factor > 0 else REVERSED[relation], constant * factor, priority)


def degenerate(chance):
    """Rows said twice, scaled, summed, split, and rows that say nothing."""
    system = integers(chance)
    rows, count = system.rows, len(system.kinds)
    levels = system.levels or [250]
    for row in list(rows):
        if chance.random() < 0.35:
            priority = row[3] if chance.random() < 0.5 else chance.choice(levels)
            rows.append(multiplied(row, chance.choice([1, 1, 2, 0.5, -1, -3, 10]), priority))
        if chance.random() < 0.1:
            twice = row[0] + row[0][:1]
            rows.append((twice, row[1], row[2], chance.choice(levels)))
    equalities = [row for row in rows if row[3] == REQUIRED and row[1] == "="]
    for _ in range(min(3, len(equalities) // 2)):
        first, second = chance.sample(equalities, 2)
        rows.append((first[0] + second[0], "=", first[2] + second[2], REQUIRED))
    for _ in range(chance.randint(0, 3)):
        variable = chance.randrange(count)
        nothing = chance.choice([[], [(variable, 0)], [(variable, 2), (variable, -2)]])
        if chance.random() < 0.5:
            rows.append((nothing, *chance.choice([("=", 0), ("<=", 0), ("<=", 4), (">=", -1)]),
                         REQUIRED))
        else:
            rows.append((nothing, *chance.choice([("=", 3), ("<=", -2), (">=", 1), ("=", 0)]),
                         chance.choice(levels)))
    return System("degenerate", system.kinds, rows)


def wishes(chance):
    """Little is required; every variable is pulled to several places with different strength."""
    count = variable_count(chance)
    kinds = "".join(chance.choice("fn") for _ in range(count))
    levels = chance.sample(PRIORITIES, chance.randint(2, 8))
    rows = []
    for variable in range(count):
        for _ in range(chance.choice([0, 1, 1, 2, 3])):
            rows.append(([(variable, 1)], chance.choice(["=", "=", "<=", ">="]),
                         chance.choice([0, 0, 10, 20, chance.randint(-30, 30)]),
                         chance.choice(levels)))
        other = chance.randrange(count)
        if other != variable and chance.random() < 0.8:
            rows.append(([(variable, 1), (other, -1)], chance.choice(["=", "<=", ">="]),
                         chance.choice([0, 0, 5, 8]),
                         chance.choice(levels + [REQUIRED] * (chance.random() < 0.3))))
    return System("wishes", kinds, rows)


def layout(chance):
    """Views in a row: a chain, sizes within limits, centres, aspect ratios, equal widths."""
    views = chance.choice([1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, chance.randint(9, 14)])
    kinds, rows = ["n"], []
    gap, margin = chance.choice([0, 8, 10]), chance.choice([0, 16, 20])
    total = chance.choice([100, 320, 375, 480, 1024])
    rows.append(([(0, 1)], "=", total, chance.choice([REQUIRED, REQUIRED, 999])))

    def make(kind):
        kinds.append(kind)
        return len(kinds) - 1

    widths, end = [], None
    for _ in range(views):
        left, width = make("f"), make("n")
        if end is None:
            rows.append(([(left, 1)], "=", margin, REQUIRED))
        else:
            relation = chance.choice(["=", "=", ">="])
            rows.append(([(left, 1)] + [(variable, -1) for variable in end], relation, gap,
                         chance.choice([REQUIRED, REQUIRED, REQUIRED, 750])))
        if chance.random() < 0.3:
            right = make("f")
            rows.append(([(right, 1), (left, -1), (width, -1)], "=", 0, REQUIRED))
            end = [right]
        else:
            end = [left, width]
        layout_view(chance, rows, make, left, width, widths, total)
        widths.append(width)
    rows.append(([(0, 1)] + [(variable, -1) for variable in end],
                 chance.choice(["=", "=", ">="]), margin, chance.choice([REQUIRED, 999, 750])))
    return System("layout", "".join(kinds), rows)


def layout_view(chance, rows, make, left, width, widths, total):
    """What one view of a chain wishes for itself."""
    natural = chance.choice([0, 20, 44, 60, 100, 150])
    rows.append(([(width, 1)], "<=", natural, chance.choice([250, 250, 251, 50])))
    rows.append(([(width, 1)], ">=", natural, chance.choice([750, 750, 751, 999])))
    if chance.random() < 0.25:
        rows.append(([(width, 1)], ">=", chance.choice([0, 10, 20]), REQUIRED))
    if chance.random() < 0.25:
        rows.append(([(width, 1)], "<=", chance.choice([200, 300, 500]),
                     chance.choice([REQUIRED, 999])))
    if chance.random() < 0.2:
        rows.append(([(left, 1), (width, 0.5), (0, -0.5)], "=", 0,
                     chance.choice(LAYOUT_PRIORITIES)))
    if widths and chance.random() < 0.4:
        rows.append(([(width, 1), (chance.choice(widths), -chance.choice([1, 1, 2, 0.5]))], "=", 0,
                     chance.choice(LAYOUT_PRIORITIES)))
    if chance.random() < 0.25:
        height = make("n")
        rows.append(([(width, 1), (height, -chance.choice([1, 1.5, 16 / 9, 0.75]))], "=", 0,
                     chance.choice([REQUIRED, 999, 750])))
        rows.append(([(height, 1)], "=", chance.choice([0, 44, 80]),
                     chance.choice(LAYOUT_PRIORITIES)))
    if chance.random() < 0.1:
        rows.append(([(width, 1), (0, -chance.choice([0.25, 0.5, 1 / 3]))], "=", 0,
                     chance.choice(LAYOUT_PRIORITIES)))


def grid(chance):
    """Cells that share the widths of their columns and the heights of their rows."""
    across, down = chance.randint(1, 6), chance.randint(1, 6)
    kinds = "n" * (across + down)
    rows = [([(column, 1) for column in range(across)], "=", 100 * across, REQUIRED),
            ([(across + row, 1) for row in range(down)], "=", chance.choice([60, 100]) * down,
             REQUIRED)]
    ratio, priority = chance.choice([1, 2, 1.5]), chance.choice(LAYOUT_PRIORITIES)
    for column in range(across):
        for row in range(down):
            rows.append(([(column, 1), (across + row, -ratio)], "=", 0, priority))
        if chance.random() < 0.4:
            rows.append(([(column, 1)], chance.choice(["<=", "=", ">="]), chance.choice([50, 100]),
                         chance.choice(LAYOUT_PRIORITIES)))
    return System("grid", kinds, rows)


def rounded(number):
    return float(f"{number:.4g}")


def scaled(chance):
    """Rows and columns of very different scale: coefficients from 1e-4 to 1e6.

    The variables are small where their coefficients are large, so that every product is of an
    ordinary size. Rows of one priority share a scale; otherwise the small ones would not count.
    """
    count = chance.randint(2, 20)
    kinds = "".join(chance.choice("fn") for _ in range(count))
    columns = [rounded(10 ** chance.uniform(-2, 2.5)) for _ in range(count)]
    point = [rounded(chance.uniform(0 if kind == "n" else -100, 100) / column)
             for kind, column in zip(kinds, columns)]
    levels = pick_levels(chance)
    scales = {level: 10 ** chance.randint(-2, 3) for level in levels}
    rows = []
    for _ in range(round(count * chance.uniform(0.8, 1.8))):
        terms = [(variable, coefficient * columns[variable])
                 for variable, coefficient in small_terms(chance, count, most=4)]
        if chance.random() < 0.35:
            row = row_through(chance, terms, point, REQUIRED, slack=(0, 0, 10, 50))
            factor = 10 ** chance.randint(-2, 3)
        else:
            level = chance.choice(levels)
            row = row_through(chance, terms, point, level)
            if chance.random() < 0.8:
                row = (terms, row[1], rounded(chance.uniform(-300, 300)), level)
            factor = scales[level]
        rows.append(multiplied(row, factor, row[3]))
    return System("scaled", kinds, rows)


def huge(chance):
    """Positions and sizes up to a million."""
    system = integers(chance, count=chance.randint(2, 20), size=chance.choice([1000, 30000, 300000]))
    return System("huge", system.kinds, system.rows)


def tiny(chance):
    """Two or three variables, to be followed by hand."""
    system = integers(chance, count=chance.randint(2, 3), size=5)
    return System("tiny", system.kinds, system.rows[:6])


FAMILIES = [integers] * 4 + [degenerate] * 6 + [wishes] * 3 + [layout] * 6 + [grid] + [scaled] * 3 \
    + [huge] * 2 + [tiny] * 2


def contradicted(chance, system):
    """The system with a row added that a combination of its required rows forbids."""
    required = [row for row in system.rows if row[3] == REQUIRED and folded(row[0])]
    chosen = chance.sample(required, min(len(required), chance.choice([1, 2, 2, 3, 4, 6])))
    terms, constant = [], 0
    for row_terms, relation, row_constant, _ in chosen:
        factor = chance.choice([1, 1, 2]) * (-1 if relation == ">=" else 1)
        terms += [(variable, coefficient * factor) for variable, coefficient in row_terms]
        constant += row_constant * factor
    terms = list(folded(terms).items())
    gap = chance.choice([1, 5, 100]) * max([1] + [abs(coefficient) for _, coefficient in terms])
    system.rows.append((terms, chance.choice([">=", ">=", "="]), constant + gap, REQUIRED))
    return system


def shuffled(chance, system):
    chance.shuffle(system.rows)
    return system


def systems(path):
    """Writes `path`, and says what is in it."""
    lines, tally, discarded, number, seed = [], {}, 0, 0, 0
    while number < SYSTEM_COUNT:
        seed += 1
        chance = random.Random(seed)
        system = chance.choice(FAMILIES)(chance)
        if chance.random() < INFEASIBLE_SHARE:
            system = contradicted(chance, system)
        system = shuffled(chance, system)
        result = answer(system)
        if result is None:
            discarded += 1
            continue
        lines += system.lines(number)
        lines.append("i" if result == "infeasible" else sums_line(system, result))
        key = (system.family, "infeasible" if result == "infeasible" else "feasible")
        tally[key] = tally.get(key, 0) + 1
        number += 1
    path.write_text("\n".join(lines) + "\n")
    print(f"{path.name}: {number} systems, {discarded} discarded, {path.stat().st_size} bytes")
    for key in sorted(tally):
        print("   ", *key, tally[key])


def sums_line(system, sums):
    pairs = zip(system.levels, sums)
    return " ".join(["o"] + [f"{text(level)}:{text(float(f'{least:.13g}'))}"
                             for level, least in pairs])


def ambiguous_variables(system):
    """The variables with more than one value, or None if HiGHS does not agree with itself."""
    answers = []
    for by_faces in (True, False):
        program = Relaxed(system, system.levels, by_faces)
        if program.optimum() is None:
            return None
        answers.append([program.has_more_than_one_value(variable)
                        for variable in range(len(system.kinds))])
    if answers[0] != answers[1] or None in answers[0]:
        return None
    return [variable for variable, ambiguous in enumerate(answers[0]) if ambiguous]


def ambiguities(path):
    """Writes `path`: small systems, half of them with something that is not decided."""
    lines, counts, discarded, number, seed = [], [0, 0], 0, 0, 1_000_000
    while number < AMBIGUITY_COUNT:
        seed += 1
        chance = random.Random(seed)
        family = chance.choice([integers, degenerate, wishes, layout, grid, tiny])
        system = shuffled(chance, family(chance))
        if len(system.kinds) > 14:
            continue
        sums = answer(system)
        if sums == "infeasible":
            continue
        found = None if sums is None else ambiguous_variables(system)
        if found is None:
            discarded += 1
            continue
        if counts[bool(found)] == AMBIGUITY_COUNT // 2:
            continue
        counts[bool(found)] += 1
        lines += system.lines(number)
        lines.append(sums_line(system, sums))
        lines.append(" ".join(["a"] + [str(variable) for variable in found]))
        number += 1
    path.write_text("\n".join(lines) + "\n")
    print(f"{path.name}: {number} systems, {discarded} discarded, {path.stat().st_size} bytes")


if __name__ == "__main__":
    folder = Path(__file__).parent
    systems(folder / "systems.txt")
    ambiguities(folder / "ambiguity.txt")
