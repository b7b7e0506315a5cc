/// Runs an action with the preference of the views inside.
private struct PreferenceObserver<Content: View, Key: PreferenceKey>: PreferenceView,
  RememberingView, WrappingView
where Key.Value: Equatable {
  let content: Content
  let action: (Key.Value) -> Void

  func makeMemory(for element: Element) -> Watch { Watch(Key.defaultValue) }

  func update(_ element: Element) {
    element.setChild(0, to: content)
    memory(of: element).action = action
  }

  func preferences(_ element: Element, from content: PreferenceValues?) -> PreferenceValues? {
    let memory = memory(of: element)
    memory.latest = content?[Key.self] ?? Key.defaultValue
    if memory.latest != memory.reported {
      element.graph.afterLayout { [weak element] in
        if element?.isMounted == true { memory.callAction() }
      }
    }
    return content
  }

  final class Watch {
    var latest: Key.Value
    var reported: Key.Value
    var action: (Key.Value) -> Void = { _ in }

    init(_ value: Key.Value) { (latest, reported) = (value, value) }

    func callAction() {
      guard latest != reported else { return }
      reported = latest
      action(latest)
    }
  }
}

extension View {
  /// Runs `action` when the preference of the views inside under `key` has changed, at first from
  /// the key's default value.
  ///
  /// It runs once for each change, after the layout and before the frame is shown: what it changes is
  /// laid out for the same frame, and moves as what caused it does. Preferences that change each
  /// other without end are stopped after twelve rounds and reported.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceObserver<Self, K>(content: self, action: action)
  }
}
