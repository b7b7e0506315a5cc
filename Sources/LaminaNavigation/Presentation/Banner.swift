import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaLayout
import LaminaText
import LaminaThemes

/// A few words at the upper edge that go by themselves.
private struct BannerView<Content: View>: View {
  let content: Content
  let words: Text
  let isPresented: Binding<Bool>
  let duration: Double
  @Environment(\.measures) private var measures

  var body: some View {
    content.overlay(alignment: .top) {
      if isPresented.wrappedValue {
        words
          .padding(.horizontal, 16).padding(.vertical, 10)
          .background(Capsule().fill(.background).shadow(.banner))
          .overlay(Capsule().strokeBorder(Color(role: .controlBorder), lineWidth: 0.5))
          .padding(12)
          .onTapGesture { isPresented.wrappedValue = false }
          .onAppear { AccessibilityNotification.Announcement(words.plain).post() }
          .background(Delay(seconds: duration) { isPresented.wrappedValue = false })
          .transition(
            .move(edge: .top).combined(with: .opacity).animation(measures.sheetAnimation))
      }
    }
  }
}

/// Runs an action after a time of the window's clock.
private struct Delay: RememberingView {
  let seconds: Double
  let action: () -> Void

  func makeMemory(for element: Element) -> Latest<TimeInterval> { Latest() }

  func update(_ element: Element) {
    let due = memory(of: element)
    let now = element.graph.frameTime
    guard let time = due.value else {
      due.replace(with: now + seconds)
      return element.graph.tick(element, at: now + seconds)
    }
    if now < time { return element.graph.tick(element, at: time) }
    element.graph.afterUpdate { action() }
  }
}

extension View {
  /// Shows a few words at the upper edge of the view while `isPresented` is true.
  ///
  /// They are announced, take no focus, and go by themselves after `duration` seconds, or when they are
  /// pressed: for what needs no answer. `Lamina` has this; SwiftUI does not.
  public func banner(
    _ words: LocalizedStringKey, isPresented: Binding<Bool>, duration: Double = 4
  ) -> some View {
    BannerView(
      content: self, words: Text(words), isPresented: isPresented,
      duration: duration.finite(or: 4))
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func banner<S: StringProtocol>(
    _ words: S, isPresented: Binding<Bool>, duration: Double = 4
  ) -> some View {
    BannerView(
      content: self, words: Text(words), isPresented: isPresented,
      duration: duration.finite(or: 4))
  }
}
