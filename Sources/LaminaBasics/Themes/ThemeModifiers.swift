public import LaminaDrawing
public import LaminaThemes

extension View {
  /// Shows the view and everything inside it in another theme; nil for Lamina's own.
  ///
  /// Several themes may stand in one window. Under `withAnimation` the views go from one to the
  /// other; only those that show what differs are evaluated and drawn.
  public func theme(_ theme: Theme?) -> some View {
    look { $0.setTheme(theme) }
  }

  /// Shows the view and everything inside it by day or by night.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Asks for the window of the view to be shown by day or by night, whatever the desktop says;
  /// nil follows the desktop.
  ///
  /// Of several that ask in a window the first one counts.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferringView(content: self, scheme: colorScheme)
  }
}

/// A view that prefers a scheme for its window as long as it is there.
private struct PreferringView<Content: View>: RememberingView, WrappingView {
  let content: Content
  let scheme: ColorScheme?

  func makeMemory(for element: Element) -> SchemeWish { SchemeWish(element.graph) }

  func update(_ element: Element) {
    memory(of: element).prefer(scheme)
    element.setChild(0, to: content)
  }
}

/// What a view prefers, until it is gone.
private final class SchemeWish {
  private weak var graph: ViewGraph?

  init(_ graph: ViewGraph) { self.graph = graph }

  isolated deinit { graph?.preferredScheme.withdraw(ObjectIdentifier(self)) }

  func prefer(_ scheme: ColorScheme?) {
    graph?.preferredScheme.prefer(scheme, by: ObjectIdentifier(self))
  }
}
