package import LaminaDisplay

/// A part of the interface, described as a value; `body` says what it is made of.
///
/// ```swift
/// struct Greeting: View {
///   var name: String
///   var body: some View { Text("Hello, \(name)") }
/// }
/// ```
///
/// `body` is evaluated on the main actor, only when something that it read has changed, or when
/// the view's own values have.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  /// What the view is made of; evaluated again when something that it read has changed.
  @ViewBuilder var body: Body { get }
}

/// The body of views that are made of nodes, not of other views.
extension Never: View {
  public var body: Never { fatalError("Never has no body: nothing can call this") }
}

extension View where Body == Never {
  /// Stops the program: a view that is made of nodes has no other views as its body.
  public var body: Never {
    preconditionFailure("\(Self.self) is primitive: the graph reads its nodes, never its body")
  }
}

/// A view that brings its element up to date itself and makes nodes.
package protocol PrimitiveView: View where Body == Never {
  /// Brings the element's children in line with this value.
  func update(_ element: Element)
  /// Makes the nodes, once the children's are up to date; those of the children are its own unless said.
  func nodes(_ element: Element) -> [Node]
  /// Whether an equal value leaves its element as it is: leaves say yes, containers compare their
  /// children one by one instead.
  static var comparesWhole: Bool { get }
  /// What part it plays when views inside of it come and go.
  static var transitionRole: TransitionRole { get }
  /// Whether its values may have data that animations move, and whether it uses the preferences of
  /// those inside: stated here because looking for a conformance that is not there takes 0.1 ms.
  static var isAnimatable: Bool { get }
  static var seesPreferences: Bool { get }
  /// How many views it stands for in the container around it.
  static var shape: ViewShape { get }
  /// Whether it is put around each of the views inside of it: see `DistributedView`.
  static var isDistributed: Bool { get }
  /// Whether this value is one view, where the type may be any number.
  var isOne: Bool { get }
  /// How many views it stands for, where its shape does not say; `element` is the view's own, for what
  /// only elements know.
  func counts(in element: Element?) -> ViewCounts
  /// The views that it stands for.
  func list(at path: ViewPath, in element: Element?) -> ViewListPart
}

extension PrimitiveView {
  package func update(_ element: Element) {}
  package func nodes(_ element: Element) -> [Node] { element.childOutputs }
  package static var comparesWhole: Bool { false }
  package static var transitionRole: TransitionRole { .whole }
  package static var isAnimatable: Bool { false }
  package static var seesPreferences: Bool { false }
  package static var shape: ViewShape { .one }
  package static var isDistributed: Bool { false }
  package var isOne: Bool { Self.shape.count == 1 }
  package func counts(in element: Element?) -> ViewCounts { .one }
  package func list(at path: ViewPath, in element: Element?) -> ViewListPart {
    LoneViewPart(at: path, type: Self.self)
  }
}
