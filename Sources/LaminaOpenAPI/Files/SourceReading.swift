import LaminaAPISource
import LaminaJSON

/// Reads a file and all files that its references name, each once.
struct SourceReading {
  /// How many files a document may have, and how many references may lead to one.
  static let fileLimit = 10_000
  static let depthLimit = 64

  private let loader: any SourceLoader
  private var table = SourceTable()
  private var values: [JSONValue] = []
  private var problems: [Problem] = []
  private var targets: [OpenAPISources.Reference: ReferenceTarget] = [:]
  private var numbers: [String: Result<Int, SourceFault>] = [:]
  private var waiting: [Int] = []

  init(_ loader: any SourceLoader) { self.loader = loader }

  mutating func read(_ path: String) -> OpenAPISources {
    if case .failure(let fault) = number(of: path, from: nil) {
      _ = table.add(SourceFile(path: path, bytes: []))
      values.append(nil)
      problems.append(Problem(.error, "file-missing", fault.description, at: .beginning))
    }
    while let file = waiting.popLast() { follow(values[file], in: file) }
    return OpenAPISources(table, values, targets, problems)
  }

  /// The number of a file, which is read if it comes for the first time.
  private mutating func number(
    of path: String, from span: SourceSpan?
  ) -> Result<Int, SourceFault> {
    if let known = numbers[path] { return known }
    let result = opened(path, from: span)
    numbers[path] = result
    return result
  }

  private mutating func opened(_ path: String, from span: SourceSpan?) -> Result<Int, SourceFault> {
    do throws(SourceFault) {
      let bytes = try loader.read(path)
      let depth = span.map { table.files[Int($0.source)].depth + 1 } ?? 0
      let file = SourceFile(path: path, bytes: bytes, includedAt: span, depth: depth)
      let number = table.add(file)
      values.append(value(of: bytes, number))
      waiting.append(number)
      return .success(number)
    } catch {
      return .failure(error)
    }
  }

  // MARK: Texts

  private mutating func value(of bytes: [UInt8], _ file: Int) -> JSONValue {
    Self.isJSON(bytes) ? json(bytes, file) : yaml(bytes, file)
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].first { $0 > 0x20 } == UInt8(ascii: "{")
  }

  private mutating func json(_ bytes: [UInt8], _ file: Int) -> JSONValue {
    let document = JSONDocument(utf8: bytes)
    for problem in document.problems {
      let span = SourceSpan(
        source: file, start: problem.range.lowerBound, end: problem.range.upperBound)
      problems.append(
        Problem(
          problem.severity == .error ? .error : .warning, "json-\(problem.kind.rawValue)",
          problem.message, at: span))
    }
    return document.value ?? nil
  }

  private mutating func yaml(_ bytes: [UInt8], _ file: Int) -> JSONValue {
    var reader = YAMLReader(bytes: bytes, source: file)
    let node = reader.document()
    var conversion = YAMLConversion()
    let value = conversion.value(of: node)
    problems += reader.problems + conversion.problems
    return value
  }

  // MARK: References

  /// Looks for references in a value, and reads the files that they name.
  private mutating func follow(_ value: JSONValue, in file: Int) {
    for element in value.array ?? [] { follow(element, in: file) }
    guard let members = value.object?.members else { return }
    for member in members {
      if member.key == "$ref", let text = member.value.string {
        resolve(text, at: member.value, in: file)
      } else {
        follow(member.value, in: file)
      }
    }
  }

  private mutating func resolve(_ text: String, at value: JSONValue, in file: Int) {
    let key = OpenAPISources.Reference(text: text, file: file)
    guard targets[key] == nil else { return }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? parts[1] : ""
    if parts[0].isEmpty {
      targets[key] = ReferenceTarget(file: file, fragment: fragment)
      return
    }
    targets[key] = target(String(parts[0]), fragment, at: value, in: file)
  }

  private mutating func target(
    _ name: String, _ fragment: Substring, at value: JSONValue, in file: Int
  ) -> ReferenceTarget {
    let span = SourceSpan(
      source: file, start: value.range.lowerBound, end: value.range.upperBound)
    guard table.files.count < Self.fileLimit, table.files[file].depth < Self.depthLimit else {
      return .missing(
        "More than \(Self.depthLimit) references lead here, or there are too many files.")
    }
    do throws(SourceFault) {
      let name = Substring(name).removingEscapes ?? name
      let path = try loader.resolve(name, from: table.files[file].path)
      return ReferenceTarget(file: try number(of: path, from: span).get(), fragment: fragment)
    } catch {
      return .missing(error.description)
    }
  }
}
