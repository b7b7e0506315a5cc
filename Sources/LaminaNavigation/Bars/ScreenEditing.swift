import Observation

/// Whether a person changes what a screen shows, as the rows of its lists; a button for it and the lists find it
/// where no binding says so.
@MainActor @Observable
package final class ScreenEditing {
  /// Whether it is changed.
  package var isActive = false

  init() {}
}

extension EnvironmentValues {
  /// What is said of the screen in which a view is; nil outside of screens.
  package var screenEditing: ScreenEditing? { screenPlace?.screen.editing }
}
