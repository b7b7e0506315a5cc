/// What a person is made to feel or hear.
///
/// Desktops have nothing that can be felt: what asks for it is accepted, so that programs for other devices compile.
public nonisolated struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  /// Something has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something is doubtful.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has failed.
  public static let error = SensoryFeedback(name: "error")
  /// Another thing is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has risen.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has fallen.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// What is dragged is where it belongs.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// What is dragged goes from one level to the next.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two things have met.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy what meets is.
  public struct Weight: Hashable, Sendable {
    private let name: String
    /// Light.
    public static let light = Weight(name: "light")
    /// Neither light nor heavy.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft what meets is.
  public struct Flexibility: Hashable, Sendable {
    private let name: String
    /// Rigid.
    public static let rigid = Flexibility(name: "rigid")
    /// Neither rigid nor soft.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }

  /// Two things of a weight have met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Two things as soft as this have met.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }
}

extension View {
  /// Has a person feel something when a value changes: nothing on a desktop.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }

  /// Has a person feel something when a value changes and a condition holds: nothing on a desktop.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
  ) -> some View { self }

  /// Has a person feel what a function says when a value changes: nothing on a desktop.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
  ) -> some View { self }
}
