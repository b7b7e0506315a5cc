import LaminaTesting

/// One thing that an author may call, with whatever number.
struct BadValueCase {
  /// As the sources spell it: the type, the name and the labels.
  let name: String
  /// Which numbers mean nothing here and must be reported.
  var wrong: Wrong
  let make: (CGFloat) -> AnyView

  /// Which numbers are wrong.
  enum Wrong {
    /// Those that are none.
    case nan
    /// Those, and infinite ones.
    case infinite
    /// Those, and negative ones.
    case negative
    /// Those, and what is below zero; without end is a bound too.
    case bound
    /// Reported elsewhere, or not at all: any number means something, or it cannot be known.
    case none

    func contains(_ value: CGFloat) -> Bool {
      switch self {
      case .nan: value.isNaN
      case .infinite: !value.isFinite
      case .negative: !value.isFinite || value < 0
      case .bound: value.isNaN || value < 0
      case .none: false
      }
    }
  }

  init<V: View>(
    _ name: String, _ wrong: Wrong = .infinite, @ViewBuilder _ make: @escaping (CGFloat) -> V
  ) {
    (self.name, self.wrong) = (name, wrong)
    self.make = { AnyView(make($0)) }
  }

  static let values: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -7, 1e300, -1e300, 1e-300, 3_000,
  ]
}

/// A view whose body calls what is tested.
struct BadValueView: View {
  let test: BadValueCase
  let value: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      test.make(value)
      Text("beside").accessibilityIdentifier("beside")
    }
  }
}

/// What stands in for content.
var tile: some View { Color.red.frame(width: 20, height: 20) }

/// A view with an id that is a number.
struct BadValueRow: Identifiable {
  let id: Int
}
