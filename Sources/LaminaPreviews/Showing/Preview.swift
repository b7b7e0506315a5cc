/// A view that a source file shows of itself: its name, its size, and how it is made.
///
/// ```swift
/// for preview in Preview.all { print(preview.module, preview.title) }     // Notes Night
///                                                                         // Notes Row.swift:12
/// ```
public struct Preview {
  /// What the traits of previews of views are traits of.
  public nonisolated enum ViewTraits {}

  /// The name that was given to it.
  public internal(set) var displayName: String?
  /// How large it is shown.
  public internal(set) var layout = PreviewLayout.device
  /// The device on whose screen it is shown; nil for a window.
  public internal(set) var device: PreviewDevice?
  /// How its surroundings are turned; nil for as they are.
  public internal(set) var orientation: InterfaceOrientation?
  /// Where it is declared; nil for one that was made by hand.
  public internal(set) var origin: Origin?

  private var make: () async throws -> AnyView

  /// Makes a preview by hand: what `#Preview` does.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - traits: its size, how it is turned, and modifiers.
  ///   - body: makes the view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    make = { AnyView(hiding: body()) }
    for trait in traits { trait.apply(&self) }
  }

  /// What it is called: its name, or else where it is declared.
  public var title: String { displayName ?? origin?.description ?? "Preview" }

  /// The module that declares it; empty for one that was made by hand.
  public var module: String { origin?.module ?? "" }

  /// Makes its view, anew each time, in the modifiers of its traits.
  ///
  /// - Throws: what makes a shared context throws.
  public func view() async throws -> AnyView { try await make() }

  /// Puts the view into a modifier.
  mutating func add<M: PreviewModifier>(_ modifier: M) {
    make = { [make] in
      let context = try await SharedContexts.context(of: M.self)
      let content = PreviewModifierContent(view: try await make())
      return AnyView(modifier.body(content: content, context: context))
    }
  }
}

extension Preview {
  /// Where a preview is declared.
  public nonisolated struct Origin: Hashable, Sendable, CustomStringConvertible {
    /// The module.
    public let module: String
    /// The file's name, or the type of a ``PreviewProvider``.
    public let name: String
    /// The line of `#Preview`, from 1; of a provider the number of the view, from 1.
    public let number: Int

    /// `Row.swift:12`, or `Row_Previews 2`.
    public var description: String {
      name.hasSuffix(".swift") ? "\(name):\(number)" : number == 1 ? name : "\(name) \(number)"
    }
  }
}

extension AnyView {
  /// Hides what is known as `any View` already.
  init(hiding view: any View) {
    func hide<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = hide(view)
  }
}
