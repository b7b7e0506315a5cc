public import Foundation

/// Something that is wrong with a map: what, at which code and key, where, and the repair.
public struct WireframeFault: Hashable, Sendable {
  public var kind: Kind
  /// The code of the screen that the fault is about, with the prefix of its wireframe.
  public var code: String?
  /// The key of the entry that the fault is about.
  public var key: String?
  public var file: String
  public var line: Int?

  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    case mapNotFound
    case unreadable(found: String, repair: String)
    /// `Decodes` or `Destinations` is missing, or something else than a dictionary.
    case missingSection(String, found: String?)
    /// A type that navigates is no `class` of `Decodes`.
    case undeclaredType(String)
    case unregisteredBuilder(String, known: [String])
    case noBuilder
    case unregisteredNavigator(String, known: [String])
    /// A key whose code is not declared, which is no key, or which the program asks for in vain.
    case unknownDestinationKey(known: [String])
    case missingNavigator
    case unknownTarget(String, known: [String])
    case missingTarget(navigator: String)
    /// No way leads to the screen within a stack, and it pushes.
    case pushWithoutStack
    case sharedClass(String, otherCode: String, otherLine: Int?)
    /// A key with several readings, or two entries whose keys are one text.
    case ambiguousKeys([String], otherLine: Int?)
    case unreachable
    /// The screen is shown, and nothing leads from it back or on.
    case deadEnd

    // What follows goes beyond the list of navigation.md.
    case unregisteredStoryboard(String, id: String?)
    case repeatedKey(firstLine: Int)
    case repeatedCode(otherLine: Int?)
    case wrongValue(found: String, expected: String)
    case unknownField(name: String, known: [String])
    /// A pattern of a transition or of a link that is none.
    case invalidPattern(String)
    /// A pattern of a transition that no key of a destination matches.
    case unmatchedPattern(known: [String])
    /// A transition whose style is not registered.
    case unregisteredTransition(String, known: [String])
    /// An option that its style does not take.
    case unknownOption(String, style: String, known: [String])
    /// An option whose text means nothing.
    case invalidOption(String, text: String, allowed: String)
    /// A dialog as the target of a navigator that does not present.
    case dialogNotPresented(builder: String, navigator: String)
  }

  init(_ kind: Kind, _ origin: WireframeOrigin, code: String? = nil, key: String? = nil) {
    self.kind = kind
    self.code = code
    self.key = key
    file = origin.file
    line = origin.line
  }
}

extension WireframeFault: CustomStringConvertible {
  /// The place, what is wrong there, and the repair: two sentences; a warning says that it is one.
  public var description: String {
    let place = line.map { "\(file):\($0)" } ?? file
    let subject = (key ?? code).map { "\($0): " } ?? ""
    return "\(place): \(severity == .warning ? "warning: " : "")\(subject)\(sentence) \(repair)"
  }
}

/// All faults of a map that cannot be used.
public struct WireframeFaults: Error, Hashable, Sendable, CustomStringConvertible {
  public var faults: [WireframeFault]

  public var description: String { faults.map(\.description).joined(separator: "\n") }
}

extension WireframeFaults: LocalizedError {
  public var errorDescription: String? { description }
}
