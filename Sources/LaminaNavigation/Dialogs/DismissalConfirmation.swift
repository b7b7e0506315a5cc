import LaminaDisplay

extension View {
  /// Asks before a person ends what the view is presented in, or closes the window of a view that is not presented.
  ///
  /// ```swift
  /// Editor(draft: $draft)
  ///   .dismissalConfirmationDialog("Discard the draft?", shouldPresent: draft.isChanged) {
  ///     Button("Discard", role: .destructive) { draft.discard() }
  ///   } message: {
  ///     Text("You cannot take this back.")
  ///   }
  /// ```
  /// Each button but one with the role `.cancel` ends it after its action. `dismiss()` asks, too; the binding that
  /// presents does not.
  ///
  /// - Parameters:
  ///   - title: what it asks.
  ///   - shouldPresent: whether there is anything to ask; without that it ends at once.
  ///   - actions: the buttons.
  ///   - message: what is to be known beside the title.
  /// - Returns: this view.
  public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks, without a message, before a person ends what the view is presented in.
  public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions) {
      EmptyView()
    }
  }

  /// Asks, with a text, before a person ends what the view is presented in.
  public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: title, shouldPresent: shouldPresent, actions: actions, message: message))
  }
}

/// Asks before the end, and ends.
private struct DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
  let title: Text
  let shouldPresent: Bool
  let actions: () -> Actions
  let message: () -> Message
  @State private var isAsking = false
  @State private var question = DismissalQuestion()

  func body(content: Content) -> some View {
    content
      .guardingDismissal(shouldPresent) { goOn in
        question.goOn = goOn
        isAsking = true
      }
      .confirmationDialog(title, isPresented: $isAsking) {
        actions().environment(\.dialogAnswer, question)
      } message: {
        message()
      }
  }
}

/// What waits for the answer.
@MainActor
private final class DismissalQuestion: DialogAnswer {
  var goOn: (() -> Void)?

  func answer(_ role: ButtonRole?) {
    let action = goOn
    goOn = nil
    if role != .cancel, role != .close { action?() }
  }
}
