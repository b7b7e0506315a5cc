public import LaminaLocalization
public import LaminaGeometry
import LaminaRoutes

extension View {
  /// Presents an alert while `isPresented` is true.
  ///
  /// ```swift
  /// .alert("Delete “\(name)”?", isPresented: $asks) {
  ///   Button("Delete", role: .destructive) { delete() }
  ///   Button("Cancel", role: .cancel) {}
  /// } message: {
  ///   Text("You cannot take this back.")
  /// }
  /// ```
  /// Each button ends it after its action. Return presses the first button without a role, Escape the one
  /// with the role `.cancel`. Without actions there is a button "OK". Text fields among the actions stand
  /// above the buttons.
  ///
  /// - Parameters:
  ///   - title: what it asks.
  ///   - isPresented: whether it is shown; false once it has ended.
  ///   - actions: its buttons, and fields.
  ///   - message: what is to be known beside the title.
  /// - Returns: this view.
  public func alert<A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert without a message while `isPresented` is true.
  public func alert<A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// The same with words that know their table.
  @_disfavoredOverload
  public func alert<A: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert without a message, whose title is a text, while `isPresented` is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert whose title is a text while `isPresented` is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    presenting(.alert, while: isPresented, nil) {
      DialogCard(title: title, addsCancel: false, actions: actions(), message: message())
    }
  }

  /// Presents an alert about a value while `isPresented` is true and there is one.
  public func alert<T, A: View, M: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about a value, without a message.
  public func alert<T, A: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// The same with words in a string, which are shown as they are.
  @_disfavoredOverload
  public func alert<S: StringProtocol, T, A: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  /// Presents an alert about a value, whose title is a text.
  public func alert<T, A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    presenting(.alert, while: isPresented, about: data) {
      DialogCard(title: title, addsCancel: false, actions: actions($0), message: message($0))
    }
  }

  /// Presents an alert about an error while `isPresented` is true and there is one.
  ///
  /// Its title is the error's description, as `LocalizedError` says it.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(isPresented: isPresented, error: error, actions: { _ in actions() }) { _ in EmptyView() }
  }

  /// Presents an alert about an error, with a message.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    presenting(.alert, while: isPresented, about: error) { error in
      DialogCard(
        title: Text(error.errorDescription ?? error.localizedDescription), addsCancel: false,
        actions: actions(error), message: message(error))
    }
  }

  /// Presents a content about a value while a binding is true and there is one.
  func presenting<T, Content: View>(
    _ style: PresentationStyle, while isPresented: Binding<Bool>, about data: T?,
    _ content: @escaping (T) -> Content
  ) -> some View {
    PresentingView(
      content: self, style: style,
      identity: { isPresented.wrappedValue && data != nil ? AnyHashable(true) : nil },
      close: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, ended: nil,
      presented: { data.map(content) })
  }
}
