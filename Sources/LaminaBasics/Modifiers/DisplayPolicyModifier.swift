import LaminaDisplay
import LaminaDrawing
public import LaminaLayers

/// Marks nodes with the policy by which their pictures are drawn.
struct DisplayPolicyModifier: NodeModifier, Equatable {
  private var policy: DisplayPolicy

  init(_ policy: DisplayPolicy) { self.policy = policy }

  mutating func prepare(_ element: Element) {
    policy = policy.resolved(in: element.read(\.paletteByRole))
  }

  func node(around content: Node, id: Node.ID, in element: Element) -> Node {
    content.changing { traits in traits.displayPolicy = traits.displayPolicy ?? policy }
  }
}

extension EnvironmentValues {
  /// How the pictures of the views here are drawn; `displayPolicy(_:)` sets it.
  public var displayPolicy: DisplayPolicy {
    get { self[DisplayPolicyKey.self] }
    set { self[DisplayPolicyKey.self] = newValue }
  }
}

private struct DisplayPolicyKey: EnvironmentKey {
  static let defaultValue = DisplayPolicy.asynchronous
}

extension View {
  /// Says how the pictures of the view and of everything inside it are drawn: text, images and
  /// whatever else is not cheap.
  ///
  /// ```swift
  /// List(photos) { PhotoRow($0) }
  ///   .displayPolicy(.placeholder(DisplayPolicy.Placeholder(cornerRadius: 4, fade: 0.2)))
  /// ```
  ///
  /// The innermost setting counts. Without any, workers draw ahead and nothing stands in for what
  /// is late.
  public func displayPolicy(_ policy: DisplayPolicy) -> some View {
    environment(\.displayPolicy, policy).nodes(DisplayPolicyModifier(policy))
  }
}
