public import LaminaConstraints
public import LaminaDrawing
public import LaminaLoading
public import LaminaLocalization
public import LaminaText

/// A mistake in a view that was survived; the view shows a stand-in or the nearest sense.
public enum ViewDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type stands inside of more than `limit` views, perhaps of itself without end; a stand-in
  /// is shown.
  case tooDeep(type: String, limit: Int)
  /// Several elements of a container have the same id; the later ones are numbered in order.
  case duplicateID(id: String, container: String)
  /// A picture could not be read or decoded; a stand-in is shown.
  case image(ImageError)
  /// The bytes of a picture could not be fetched.
  case imageLoading(ImageLoadingError)
  /// Something about a text, such as a font, could not be had as asked for.
  case text(TextDiagnostic)
  /// A table of words could not be read, or has none for a key; the key is shown.
  case localization(LocalizationFault)
  /// Sizes and views still changed each other after `limit` rounds of one update.
  case unsettled(limit: Int)
  /// An argument of a view was given a number that means nothing there, such as NaN; the nearest
  /// that does is taken, or none.
  case badNumber(value: String, argument: String, view: String)
  /// An outline has a point with a coordinate that is infinite or not a number; what goes there is
  /// left out.
  case badOutline(view: String)
  /// There is no system symbol of this name; a mark is shown, and `nearest` are names that may be meant.
  case unknownSymbol(name: String, nearest: [String])
  /// The outline of a symbol cannot be read; a mark is shown.
  case symbols(reason: String)
  /// More than one view is a source for a matched geometry; the others go by the first.
  case severalSources(id: String)
  /// Constraints of a layout contradict each other or cannot be understood.
  case constraint(ConstraintDiagnostic)
  /// A view changed state while its body was evaluated.
  case writtenInBody(view: String)
  /// An action has changed what makes it act again, in so many frames one after the other.
  case endless(what: String, view: String, frames: Int)
  /// A link has a value of a type that the path of its stack cannot hold.
  case pathMismatch(type: String)
  /// The theme has no picture under a key; nothing is shown.
  case noPicture(key: String)
  /// A stack was given a value of a type for which nothing makes a screen; a stand-in is shown.
  case noDestination(type: String)
  /// A sheet was given a set of detents without any; it is shown as one without detents.
  case noDetents(view: String)
  /// The selection of a sheet's detents is none of them; the sheet rests at the lowest.
  case unknownDetent(detent: String, view: String)
  /// The selection of a tab view is the value of no tab; the first tab is shown.
  case unknownTab(selection: String, view: String)
  /// A window was asked for that no scene makes; `known` are the ids of those that can be.
  case unknownWindow(wanted: String, known: [String])

  public var description: String {
    switch self {
    case .tooDeep(let type, let limit):
      "\(type) stands inside more than \(limit) views. Does its body contain itself without end? "
        + "A stand-in is shown in its place."
    case .duplicateID(let id, let container):
      "\(container) has more than one element with the id \(id). Only identities that differ keep "
        + "their state apart; the later ones are numbered in order."
    case .image(let error): error.description
    case .imageLoading(let error): error.description
    case .constraint(let diagnostic): diagnostic.description
    case .text(let diagnostic): diagnostic.description
    case .localization(let fault): fault.description
    case .unknownSymbol(let name, let nearest):
      "There is no system symbol «\(name)»; a mark is shown in its place. "
        + (nearest.isEmpty
          ? "Image.systemNames lists those that there are."
          : "The nearest are: \(nearest.joined(separator: ", ")).")
    case .symbols(let reason): "Symbols cannot be shown: a mark is shown in their place. \(reason)"
    case .severalSources(let id):
      "More than one view is a source for the matched geometry of \(id); the others go by the first. "
        + "Which of them is to be one? Give isSource: false to all others."
    case .writtenInBody(let view):
      "\(view) changes state while its body is evaluated. A body says what is shown and changes "
        + "nothing: move the change to an action, onAppear, onChange or a task."
    case .endless(let what, let view, let frames):
      "\(what) in \(view) has changed what makes it act again, in each of \(frames) frames. Does its "
        + "action change its own value, or is its stream made anew in the body? Make the stream once, "
        + "and change a value only while it is another one."
    case .pathMismatch(let type):
      "A NavigationLink has a value of the type \(type), which the path of its stack cannot hold. Bind the "
        + "stack to a NavigationPath, or to an array of that type."
    case .noPicture(let key):
      "The theme has no picture under the key \"\(key)\"; nothing is shown. Add one to the theme, or mend the key."
    case .noDestination(let type):
      "Nothing makes a screen for a value of the type \(type); a stand-in is shown. Add "
        + "navigationDestination(for: \(type).self) to a view in the stack, outside of lazy containers."
    case .noDetents(let view):
      "\(view) has presentationDetents with an empty set; the sheet is shown as one without detents. Name at "
        + "least one, or leave the modifier out."
    case .unknownDetent(let detent, let view):
      "\(view) selects the detent \(detent), which is none of its presentationDetents; the sheet rests at "
        + "the lowest. Add it to the set, or select one of the set."
    case .unknownTab(let selection, let view):
      "The TabView in \(view) selects \(selection), which is the value of no tab; the first tab is shown. Give "
        + "a tab that value, of just that type."
    case .unknownWindow(let wanted, let known):
      "openWindow was asked for \(wanted), which no scene of the application makes. "
        + (known.isEmpty
          ? "None has an id: write WindowGroup(id:), WindowGroup(for:) or Window(_:id:)."
          : "Those with an id are: \(known.joined(separator: ", ")).")
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
    }
  }
}
