import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayout

/// One dot for each page; a press on one turns to it.
struct PageDots: View {
  let count: Int
  let shown: Int
  let turn: (Int) -> Void
  @Environment(\.indexGround) private var ground

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { page in
        Button {
          turn(page)
        } label: {
          Circle().fill(page == shown ? Color.accentColor : Color(role: .quaternary))
            .frame(width: 8, height: 8)
            .background { if page == shown { rim } }
            .padding(8)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Page \(page + 1) of \(count)")
        .accessibilityAddTraits(page == shown ? .isSelected : [])
      }
    }
    .background { if ground == .always { Capsule().fill(.ultraThinMaterial) } }
    .padding(.vertical, 4)
    .focusSection()
  }

  /// What the dot of the page that is shown stands out by where the page has the dot's colour.
  private var rim: some View {
    Circle().fill(Color(role: .background)).padding(-1.5)
  }
}

/// How the dots of a tab view of pages look: `.page`, `.page(backgroundDisplayMode:)`.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// When there is a ground behind the dots.
  var backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, on a ground of their own or without.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a ground behind the dots.
  public nonisolated enum BackgroundDisplayMode: Hashable, Sendable {
    /// As it suits the surroundings: never.
    case automatic
    /// While a person uses them: never, as dots are pressed only.
    case interactive
    /// Always.
    case always
    /// Never.
    case never
  }

  public let backgroundDisplayMode: BackgroundDisplayMode

  /// Makes the style: the same as `.page(backgroundDisplayMode:)`.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a ground.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots, on a ground of their own or without.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// Says how the dots of the tab views of pages inside look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexGround, style.backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  fileprivate var indexGround: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexGroundKey.self] }
    set { self[IndexGroundKey.self] = newValue }
  }
}

private struct IndexGroundKey: EnvironmentKey {
  static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}
