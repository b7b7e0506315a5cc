public import LaminaDrawing
public import LaminaText

/// A mistake in a view that was survived; the view shows a stand-in or the nearest sense.
///
/// The cases are what can be wrong with any view. What only one room knows is a ``ViewFault`` of that
/// room, with a function here that makes a diagnostic of it.
public nonisolated enum ViewDiagnostic: Error, ViewFault {
  /// The type stands inside of more than `limit` views, perhaps of itself without end; a stand-in
  /// is shown.
  case tooDeep(type: String, limit: Int)
  /// Several elements of a container have the same id; the later ones are numbered in order.
  case duplicateID(id: String, container: String)
  /// A picture could not be read or decoded; a stand-in is shown.
  case image(ImageError)
  /// Something about a text, such as a font, could not be had as asked for.
  case text(TextDiagnostic)
  /// Sizes and views still changed each other after `limit` rounds of one update.
  case unsettled(limit: Int)
  /// An argument of a view was given a number that means nothing there, such as NaN; the nearest
  /// that does is taken, or none.
  case badNumber(value: String, argument: String, view: String)
  /// An outline has a point with a coordinate that is infinite or not a number; what goes there is
  /// left out.
  case badOutline(view: String)
  /// A view changed state while its body was evaluated.
  case writtenInBody(view: String)
  /// An action has changed what makes it act again, in so many frames one after the other.
  case endless(what: String, view: String, frames: Int)
  /// A mistake that one room knows.
  case fault(AnyViewFault)

  /// Makes a diagnostic of what a room knows.
  public init<Fault: ViewFault>(_ fault: Fault) { self = .fault(AnyViewFault(fault)) }

  /// The mistake in the type of its room, if it is one of that type.
  public func fault<Fault: ViewFault>(as type: Fault.Type) -> Fault? {
    if case .fault(let fault) = self { fault.base as? Fault } else { nil }
  }

  public var code: String {
    switch self {
    case .tooDeep: "too-deep"
    case .duplicateID: "duplicate-id"
    case .image: "image"
    case .text: "text"
    case .unsettled: "unsettled"
    case .badNumber: "bad-number"
    case .badOutline: "bad-outline"
    case .writtenInBody: "written-in-body"
    case .endless: "endless"
    case .fault(let fault): fault.code
    }
  }

  public var place: String? {
    switch self {
    case .tooDeep(let view, _), .duplicateID(_, let view), .badNumber(_, _, let view),
      .badOutline(let view), .writtenInBody(let view), .endless(_, let view, _):
      view
    case .image, .text, .unsettled: nil
    case .fault(let fault): fault.place
    }
  }

  public var description: String {
    switch self {
    case .tooDeep(let type, let limit):
      "\(type) stands inside more than \(limit) views. Does its body contain itself without end? "
        + "A stand-in is shown in its place."
    case .duplicateID(let id, let container):
      "\(container) has more than one element with the id \(id). Only identities that differ keep "
        + "their state apart; the later ones are numbered in order."
    case .image(let error): error.description
    case .text(let diagnostic): diagnostic.description
    case .writtenInBody(let view):
      "\(view) changes state while its body is evaluated. A body says what is shown and changes "
        + "nothing: move the change to an action, onAppear, onChange or a task."
    case .endless(let what, let view, let frames):
      "\(what) in \(view) has changed what makes it act again, in each of \(frames) frames. Does its "
        + "action change its own value, or is its stream made anew in the body? Make the stream once, "
        + "and change a value only while it is another one."
    case .badNumber(let value, let argument, let view):
      "\(argument) in \(view) was given \(value), which means nothing there; the nearest number that "
        + "does is taken, or none."
    case .badOutline(let view):
      "An outline in \(view) has a point with a coordinate that is infinite or not a number. What goes "
        + "to such a point is left out."
    case .unsettled(let limit):
      "Sizes and views still change each other after \(limit) rounds. Does a view inside a "
        + "GeometryReader change the reader's size, or the action of an onPreferenceChange or "
        + "onGeometryChange what it is told?"
    case .fault(let fault): fault.description
    }
  }
}
