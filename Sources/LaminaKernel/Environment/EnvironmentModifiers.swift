package import LaminaDisplay
public import Observation

/// A view that hands a changed environment to its content.
package struct EnvironmentWriter<Content: View>: RememberingView, WrappingView, ViewWrapping {
  package let content: Content
  let change: (inout EnvironmentValues) -> Void
  /// Whether the change is code of the author, which may read what changes.
  var tracks = false

  package func wrap<V: View>(_ view: V, _ kind: RowKind, for taker: any ViewTaker) {
    taker.take(EnvironmentWriter<V>(content: view, change: change, tracks: tracks))
  }

  package static var shape: ViewShape { .of(Content.self).distributed }

  package func counts(in element: Element?) -> ViewCounts {
    EntryContext.countingInside(of: element) { content.viewCounts(in: element?.children.first) }
  }

  package func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    EntryContext.countingInside(of: element) {
      content.viewList(at: path, in: element?.children.first)
    }
  }

  package func makeMemory(for element: Element) -> TurnedNodes { TurnedNodes() }

  package func update(_ element: Element) {
    if element.isFirstEvaluation, element.isStructure, let outer = element.entries {
      element.beginEntries(EntryContext(of: element, in: outer))
    }
    if EntryContext.isNeeded(in: element) {
      element.entries?.wrap(in: self)
    } else if element.isStructure {
      element.entries?.unwrap()
    }
    var environment = element.readEverything()
    if tracks { element.tracked { change(&environment) } } else { change(&environment) }
    element.setChild(0, to: content, environment: environment)
  }

  package func nodes(_ element: Element) -> [Node] { element.turnedOutputs { memory(of: element) } }
}

extension View {
  /// Sets a value of the environment for the view and everything inside it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentWriter(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Hands an observable object down, for `@Environment(Type.self)`.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentWriter(content: self) { $0[object: Object.self] = object }
  }

  /// Changes a value of the environment, knowing the one from outside.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentWriter(content: self, change: { transform(&$0[keyPath: keyPath]) }, tracks: true)
  }

  /// Takes input away from the controls inside the view, or leaves it as it is outside.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Changes several values of the environment at once, without reading what they depend on.
  package func settingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentWriter(content: self, change: change)
  }

  /// Changes how things look inside the view.
  package func look(_ change: @escaping (inout EnvironmentLook) -> Void) -> some View {
    EnvironmentWriter(content: self) { $0.changeLook(change) }
  }
}
