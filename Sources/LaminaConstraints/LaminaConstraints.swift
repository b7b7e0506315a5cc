/// Constraints: what must hold between edges and sizes, and the solver that finds the numbers.
///
/// ```
///  Variable ──▶ LinearExpression ──▶ LinearConstraint ──▶ ConstraintSystem ──▶ values
///     x            2 * x + 8          ... <= y @ 750        levels, in order     x = 20
/// ```
///
/// Priorities are levels, not weights: what is required holds; then, from the highest priority
/// down, the sum of all violations of each is the least that those above it allow.
///
/// ```swift
/// var system = ConstraintSystem()
/// let width = system.makeVariable("width"), left = system.makeVariable("left")
/// try system.add(contentsOf: [
///   left >= 8,
///   left + width <= 100,
///   (width == 200).priority(.defaultHigh),     // 92 is as close as it gets
///   (left == 40).priority(.defaultLow),        // and this one has no say in it: 8
/// ])
/// system.solve()
/// print(system.value(of: left), system.value(of: width))          // 8.0 92.0
/// ```
