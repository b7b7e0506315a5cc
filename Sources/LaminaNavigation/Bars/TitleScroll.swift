import LaminaGeometry
import Observation

/// How much of a large title has given way to what scrolls below it.
///
/// ```
///  scrolled: 0          20               52 and more
///  [back]     [Add]     [back]    [Add]  [back] Fruits [Add]
///  Fruits               Fruits           ──────────────────
///  ────────────────     ──────────────
/// ```
/// What shows the title reads `shown`, which is another number in each frame; the bar around it reads `isInRow`.
@MainActor
final class TitleScroll: @MainActor Observable {
  private let registrar = ObservationRegistrar()
  private var offset: CGFloat = 0
  /// How high it is as a whole; nil while that is not known.
  private var height: CGFloat?
  /// What stays of it at least.
  var least: CGFloat = 0 { didSet { follow() } }
  private var state = (given: CGFloat.zero, isInRow: false)

  /// How much of its room it has given to what scrolls; reading it is tracked.
  var given: CGFloat {
    registrar.access(self, keyPath: \.given)
    return state.given
  }

  /// How high it is now, nil where that is its own business; reading it is tracked.
  var shown: CGFloat? {
    registrar.access(self, keyPath: \.shown)
    return given > 0 ? height.map { $0 - given } : nil
  }

  /// Whether it stands in the row; reading it is tracked.
  var isInRow: Bool {
    registrar.access(self, keyPath: \.isInRow)
    return state.isInRow
  }

  /// What is below it stands at an offset.
  func scrolled(to offset: CGFloat) {
    self.offset = offset
    follow()
  }

  /// It is so high as a whole.
  func measured(height: CGFloat) {
    registrar.withMutation(of: self, keyPath: \.shown) { self.height = height }
    follow()
  }

  /// How much of it can go.
  private var most: CGFloat { max(0, (height ?? 0) - least) }

  private func follow() {
    let given = min(max(0, offset), most)
    let isInRow = most > 0 && given >= most
    if given != state.given {
      registrar.withMutation(of: self, keyPath: \.given) { state.given = given }
    }
    if isInRow != state.isInRow {
      registrar.withMutation(of: self, keyPath: \.isInRow) { state.isInRow = isInRow }
    }
  }
}
