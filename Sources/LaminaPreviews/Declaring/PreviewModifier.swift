/// Surroundings that several previews share, as sample data.
///
/// ```swift
/// struct SampleNotes: PreviewModifier {
///   static func makeSharedContext() async throws -> NoteStore { try await NoteStore.sample() }
///   func body(content: Content, context: NoteStore) -> some View { content.environment(context) }
/// }
///
/// #Preview(traits: .modifier(SampleNotes())) { NoteList() }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier: SendableMetatype {
  /// The type of the modified view.
  associatedtype Body: View
  /// What all previews with this modifier have together; nothing by default.
  associatedtype Context = Void
  /// The view that is modified.
  typealias Content = PreviewModifierContent

  /// Makes what they have together: once in a process, when the first of them is shown.
  static func makeSharedContext() async throws -> Context

  /// Makes the view around a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The preview that a `PreviewModifier` modifies.
public struct PreviewModifierContent: View {
  let view: AnyView

  public var body: some View { view }
}

/// The contexts that previews share, each made once.
enum SharedContexts {
  private static var contexts: [ObjectIdentifier: AnyObject] = [:]

  /// The context of a modifier's type; one that could not be made is tried again.
  static func context<M: PreviewModifier>(of type: M.Type) async throws -> M.Context {
    let kept = contexts[ObjectIdentifier(type)] as? SharedContext<M>
    let context = kept ?? SharedContext<M>()
    contexts[ObjectIdentifier(type)] = context
    do {
      return try await context.value()
    } catch {
      contexts[ObjectIdentifier(type)] = nil
      throw error
    }
  }
}

/// The context of one type of modifiers, while it is made and then.
private final class SharedContext<M: PreviewModifier> {
  private var made: M.Context?
  private lazy var making = Task { @MainActor in made = try await M.makeSharedContext() }

  /// Waits until it is made, and begins that if nobody has.
  func value() async throws -> M.Context {
    try await making.value
    guard let made else { preconditionFailure("What is made is there") }
    return made
  }
}
