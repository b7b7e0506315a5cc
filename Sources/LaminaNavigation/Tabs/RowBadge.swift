import LaminaText
import LaminaDisplay
import LaminaDrawing
import LaminaGeometry

/// A view with a badge: in the row of a list a text at its end.
struct RowBadge<Content: View>: DistributedView {
  let content: Content
  let label: Text?

  func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(RowBadge<V>(content: view, label: label))
  }

  func update(_ element: Element) {
    let isInRow = element.read(\.rowContext)?.holds(element.environment) == true
    element.setChild(0, to: BadgedView(content: content, label: label, isInRow: isInRow))
  }
}

/// The view, and in a row its badge at the end of the room that there is.
private struct BadgedView<Content: View>: View {
  let content: Content
  let label: Text?
  let isInRow: Bool
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    if isInRow {
      // Also without a badge: the view's state outlasts it.
      HStack(spacing: 8) {
        content
        if let label {
          Spacer(minLength: 0)
          badge(label).fixedSize()
        }
      }
    } else {
      content
    }
  }

  @ViewBuilder private func badge(_ label: Text) -> some View {
    switch prominence {
    case .standard: label.foregroundStyle(.secondary)
    case .decreased: label.foregroundStyle(.tertiary)
    case .increased:
      label.font(.caption.weight(.semibold)).foregroundStyle(.white)
        .padding(.horizontal, 7).padding(.vertical, 2)
        .background(.red, in: Capsule())
    }
  }
}

/// How much badges of rows stand out.
public nonisolated enum BadgeProminence: Hashable, Sendable {
  /// Less than usual: what is only good to know.
  case decreased
  /// As usual.
  case standard
  /// On a ground of their own: what asks for something.
  case increased
}

extension EnvironmentValues {
  /// How much badges of rows stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

private struct BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

extension View {
  /// Sets how much the badges of the rows inside stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
