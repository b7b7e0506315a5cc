import LaminaDrawing
import LaminaGeometry

/// Small values by source, kept for a while: all leave when they are too many, or when the sources
/// themselves hold too many bytes.
struct SourceTable<Value> {
  private static var countLimit: Int { 16_384 }
  private let byteLimit: Int
  private var values: [ImageSource: Value] = [:]
  private var heldBytes = 0

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  subscript(source: ImageSource) -> Value? { values[source] }

  /// Keeps a value; returns whether there was none.
  mutating func set(_ value: Value, for source: ImageSource) -> Bool {
    if values.count >= Self.countLimit || heldBytes + source.heldBytes > byteLimit { removeAll() }
    let isNew = values.updateValue(value, forKey: source) == nil
    if isNew { heldBytes += source.heldBytes }
    return isNew
  }

  @discardableResult
  mutating func remove(_ source: ImageSource) -> Value? {
    guard let value = values.removeValue(forKey: source) else { return nil }
    heldBytes -= source.heldBytes
    return value
  }

  mutating func removeAll() {
    values.removeAll()
    heldBytes = 0
  }
}

extension ImageSource {
  /// Bytes that live as long as the source is remembered.
  var heldBytes: Int {
    switch self {
    case .file: 0
    case .data(let bytes, _): bytes.count
    case .bitmap(let bitmap, _): bitmap.byteCount
    }
  }
}
