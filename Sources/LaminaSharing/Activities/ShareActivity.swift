public import Foundation
public import LaminaContentTypes

/// The name of a kind of activity, as `org.example.pin-up`.
public nonisolated struct ShareActivityType: RawRepresentable, Hashable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible
{
  public let rawValue: String

  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A kind by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
  public var description: String { rawValue }
}

/// In which row of the sheet an activity stands.
public nonisolated enum ShareActivityCategory: Hashable, Sendable {
  /// It hands the items to somebody else: the row above.
  case share
  /// It does something with them here: the row below.
  case action
}

/// How an activity, or a whole sheet, ended.
public nonisolated enum ShareOutcome: Sendable {
  /// It was done.
  case completed
  /// The person, or a closing window, ended it.
  case cancelled
  /// It was not done; why.
  case failed(any Error)

  /// Whether it was done.
  public var isCompleted: Bool { if case .completed = self { true } else { false } }
}

/// Something that a person can do with shared items.
///
/// ```swift
/// final class PinUp: ShareActivity {
///   let title = "Pin Up"
///   let picture = Image(systemName: "photo")
///   private var contents = ShareContents([])
///   func canPerform(with items: [ShareItem]) -> Bool { items.contains { $0.canBe(.image) } }
///   func prepare(with contents: ShareContents) { self.contents = contents }
///   func perform() async throws { try await board.pin(contents) }
/// }
/// ```
/// All are asked whether they can, then a person chooses one, which prepares and performs; then `finish` is called,
/// exactly once, whatever happens: it returns, throws, is cancelled, takes longer than its time, or its window closes.
@MainActor
public protocol ShareActivity: AnyObject {
  /// The row in which it stands; the one below unless said.
  var category: ShareActivityCategory { get }
  /// The name of its kind; that of its type unless said.
  var type: ShareActivityType { get }
  /// What a person reads below its picture.
  var title: String { get }
  /// Its picture, a symbol or a picture of 48 points.
  var picture: Image { get }
  /// The types that it wants items as, the best first, where these have several; none takes what the author put first.
  var preferredTypes: [UTType] { get }
  /// How long it may take; a view of its own may be open for any time. Two minutes unless said.
  var timeLimit: Duration { get }

  /// Whether it takes some items: asked of all activities before a person chooses, so that it must be quick.
  func canPerform(with items: [ShareItem]) -> Bool
  /// Takes the contents, which were made for it.
  func prepare(with contents: ShareContents) async throws
  /// Does it. A `CancellationError` is no failure.
  func perform() async throws
  /// A view that does it in place of `perform()`, asked for once it is prepared: it calls `finishShare` of the environment.
  var view: AnyView? { get }
  /// It is over: called exactly once for each activity that was chosen.
  func finish(_ outcome: ShareOutcome)
}

extension ShareActivity {
  public var category: ShareActivityCategory { .action }
  public var type: ShareActivityType { ShareActivityType("\(Self.self)") }
  public var preferredTypes: [UTType] { [] }
  public var timeLimit: Duration { .seconds(120) }
  public func canPerform(with items: [ShareItem]) -> Bool { !items.isEmpty }
  public func prepare(with contents: ShareContents) async throws {}
  public func perform() async throws {}
  public var view: AnyView? { nil }
  public func finish(_ outcome: ShareOutcome) {}
}

/// How a sheet ended, and with which activity.
public nonisolated struct ShareResult: Sendable {
  /// The activity that was chosen; nil for none.
  public let activity: ShareActivityType?
  /// How it ended.
  public let outcome: ShareOutcome
}

/// Why something was not shared.
public nonisolated enum SharingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No item has contents for the activity.
  case nothingToShare(activity: String)
  /// The activity did not end within its time.
  case tooSlow(activity: String)
  /// No program takes an e-mail.
  case noMailProgram
  /// A file has no words that can be printed: it is no text in UTF-8, or longer than 8 MB.
  case unreadable(file: String)
  /// The desktop refused; with what it said.
  case refused(String)

  /// A sentence for a person.
  public var description: String {
    switch self {
    case .nothingToShare(let activity): "There is nothing to share with \(activity)."
    case .tooSlow(let activity): "\(activity) did not end in time."
    case .noMailProgram: "No program for e-mail is installed. Install one, or copy the text."
    case .unreadable(let file): "«\(file)» has no text that can be read."
    case .refused(let reason): "The desktop refused: \(reason)"
    }
  }
}

extension SharingError: LocalizedError {
  public var errorDescription: String? { description }
}
