import LaminaDisplay

/// Something to which a way through a view leads.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  private let label: Text?

  /// Makes an entry that leads to the view with an id.
  ///
  /// - Parameters:
  ///   - label: what it is called.
  ///   - id: of the view.
  ///   - prepare: called before it is gone to, such as to scroll there.
  public init(_ label: Text, id: ID, prepare: @escaping () -> Void = {}) { self.label = label }

  /// Makes an entry with a name from a table of texts.
  public init(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping () -> Void = {}) {
    label = Text(labelKey)
  }

  /// Makes an entry with a string as its name.
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, prepare: @escaping () -> Void = {}) {
    self.label = Text(label)
  }

  public var labels: [String] { label.map { [$0.plain] } ?? [] }
}

/// What a way through a view leads to.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// What the entries are called, in order.
  var labels: [String] { get }
}

/// Entries of a way through a view, in a row.
public struct AccessibilityRotorEntries: AccessibilityRotorContent {
  public let labels: [String]
}

/// Entries of a way through a view.
@resultBuilder
@MainActor
public enum AccessibilityRotorContentBuilder {
  /// Takes an entry as it is.
  public static func buildExpression<C: AccessibilityRotorContent>(
    _ content: C
  ) -> AccessibilityRotorEntries { AccessibilityRotorEntries(labels: content.labels) }

  /// Takes entries in their order.
  public static func buildBlock(
    _ contents: AccessibilityRotorEntries...
  ) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries(labels: contents.flatMap(\.labels))
  }

  /// Takes entries that may be missing.
  public static func buildOptional(
    _ content: AccessibilityRotorEntries?
  ) -> AccessibilityRotorEntries { content ?? AccessibilityRotorEntries(labels: []) }

  /// Takes the entries of a condition that holds.
  public static func buildEither(
    first content: AccessibilityRotorEntries
  ) -> AccessibilityRotorEntries { content }

  /// Takes the entries of a condition that does not hold.
  public static func buildEither(
    second content: AccessibilityRotorEntries
  ) -> AccessibilityRotorEntries { content }

  /// Takes the entries of a loop.
  public static func buildArray(
    _ contents: [AccessibilityRotorEntries]
  ) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries(labels: contents.flatMap(\.labels))
  }
}

extension View {
  /// Offers a way through some of what is in the view; the tree of meanings has it, for tests and for tools to come.
  ///
  /// ```swift
  /// MessageList(messages)
  ///   .accessibilityRotor("Unread", entries: messages.filter(\.isUnread), entryLabel: \.subject)
  /// ```
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> C
  ) -> some View {
    rotor(label, entries().labels)
  }

  /// Offers a way through some of what is in the view, with a name from a table of texts.
  public func accessibilityRotor<C: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> C
  ) -> some View {
    rotor(Text(labelKey), entries().labels)
  }

  /// Offers a way through the views of some values.
  public func accessibilityRotor<Model: Identifiable>(
    _ label: Text, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View {
    rotor(label, entries.map { $0[keyPath: entryLabel] })
  }

  /// Offers a way through the views of some values, with a name from a table of texts.
  public func accessibilityRotor<Model: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
  ) -> some View {
    rotor(Text(labelKey), entries.map { $0[keyPath: entryLabel] })
  }

  /// Offers a way through the views with the ids of some values.
  public func accessibilityRotor<Model, ID: Hashable>(
    _ label: Text, entries: [Model], entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
  ) -> some View {
    rotor(label, entries.map { $0[keyPath: entryLabel] })
  }

  /// Offers a way through the views with the ids of some values, with a name from a table of texts.
  public func accessibilityRotor<Model, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Model], entryID: KeyPath<Model, ID>,
    entryLabel: KeyPath<Model, String>
  ) -> some View {
    rotor(Text(labelKey), entries.map { $0[keyPath: entryLabel] })
  }

  /// Has entries of rotors with an id lead to the view; the entries' names are in the tree of meanings, and nothing goes
  /// along them yet.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
  {
    self
  }

  /// Says that the view belongs together with others of the same id; nothing asks for it yet.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  private func rotor(_ label: Text, _ entries: [String]) -> some View {
    semantics { $0.details.rotors = [Semantics.Rotor(name: label.plain, entries: entries)] }
  }
}
