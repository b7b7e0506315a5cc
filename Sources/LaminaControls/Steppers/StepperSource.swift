import LaminaDisplay
import LaminaGeometry

/// What a stepper steps: a binding's value, or whatever actions do.
@MainActor
protocol StepperSource {
  /// Reads what the stepper has now.
  ///
  /// - Parameters:
  ///   - element: the stepper's.
  ///   - known: what the last reading left.
  /// - Returns: the value, and how it goes up and down.
  func read(_ element: Element, known: AnyObject?) -> SteppedValue
}

/// What a stepper has at the moment.
@MainActor
struct SteppedValue {
  /// Keeps the value from one evaluation to the next.
  var keeper: AnyObject?
  /// Goes so many steps up, or down below 0.
  var move: (Int) -> Void = { _ in }
  /// Goes to the upper end (true) or the lower one; nil without ends.
  var goToEnd: ((Bool) -> Void)?
  var canIncrement = false
  var canDecrement = false
  /// The value as one would say it.
  var words: String?
  /// The value as it is shown; nil where it is not.
  var text: Text?
  var number: Semantics.NumericValue?
}

/// Actions that know themselves what they do.
struct SteppedActions: StepperSource {
  let up: (() -> Void)?
  let down: (() -> Void)?

  func read(_ element: Element, known: AnyObject?) -> SteppedValue {
    var value = SteppedValue()
    (value.canIncrement, value.canDecrement) = (up != nil, down != nil)
    let (up, down) = (up, down)
    value.move = { steps in
      for _ in 0..<abs(steps) { steps > 0 ? up?() : down?() }
    }
    return value
  }
}

/// A value of a binding.
struct SteppedBinding<V: Strideable>: StepperSource {
  let value: Binding<V>
  let scale: StepScale<V>
  /// Shows the value, and says it; nil where it is not shown.
  let shown: ((V) -> (text: Text, words: String))?

  init(_ value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride) {
    (self.value, scale, shown) = (value, StepScale(bounds: bounds, step: step), nil)
  }

  init<F: FormatStyle>(
    _ value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride, format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    (self.value, scale) = (value, StepScale(bounds: bounds, step: step))
    shown = { (Text($0, format: format), format.format($0)) }
  }

  func read(_ element: Element, known: AnyObject?) -> SteppedValue {
    let keeper = known as? ControlValue<V> ?? ControlValue(value.wrappedValue)
    let current = keeper.readBinding(value, element)
    let (scale, shown) = (scale, shown?(current))
    var stepped = SteppedValue(keeper: keeper)
    stepped.move = { steps in
      let next = scale.value(keeper.current, movedBy: steps)
      if next != keeper.current { keeper.write(next) }
    }
    if let bounds = scale.bounds {
      stepped.goToEnd = { isUpper in
        let next = isUpper ? bounds.upperBound : bounds.lowerBound
        if next != keeper.current { keeper.write(next) }
      }
    }
    stepped.canIncrement = scale.value(current, movedBy: 1) != current
    stepped.canDecrement = scale.value(current, movedBy: -1) != current
    stepped.text = shown?.text
    stepped.words = shown?.words ?? current.wordsForSteps
    stepped.number = scale.number(current)
    return stepped
  }
}

extension Equatable {
  /// The value as one would say it; nil for what has no short words.
  fileprivate var wordsForSteps: String? {
    switch self {
    case let whole as any BinaryInteger: "\(whole)"
    case let real as any BinaryFloatingPoint: SliderScale.words(for: Double(real))
    default: nil
    }
  }
}
