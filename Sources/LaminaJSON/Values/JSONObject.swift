/// A member of an object: a key with its place, and a value.
public struct JSONMember: Sendable {
  /// The key, without quotes and escapes.
  public let key: String
  /// The value.
  public let value: JSONValue
  private let keyStart: UInt32
  private let keyEnd: UInt32

  /// Creates a member.
  public init(key: String, keyRange: Range<Int> = 0..<0, value: JSONValue) {
    self.key = key
    self.value = value
    keyStart = UInt32(clamping: keyRange.lowerBound)
    keyEnd = UInt32(clamping: keyRange.upperBound)
  }

  /// The bytes of the key in the text, quotes included.
  public var keyRange: Range<Int> { Int(keyStart)..<Int(keyEnd) }
}

/// The members of an object in the order of the text, found by key in constant time.
///
/// Members of one key are all kept; by key one gets the last, as in JavaScript.
public struct JSONObject: Sendable {
  /// The members in the order of the text.
  public let members: [JSONMember]
  private let index: [ByteKey: Int]?

  /// Objects of up to so many members are searched, larger ones have an index.
  static let searched = 8

  /// Creates an object.
  public init(_ members: [JSONMember]) {
    self.members = members
    index = members.count <= Self.searched ? nil : Self.index(of: members)
  }

  private static func index(of members: [JSONMember]) -> [ByteKey: Int] {
    var index = Dictionary<ByteKey, Int>(minimumCapacity: members.count)
    for (position, member) in members.enumerated() { index[ByteKey(member.key)] = position }
    return index
  }

  /// The value of a key, the last one of several.
  public subscript(key: String) -> JSONValue? { member(key)?.value }

  /// The member of a key, the last one of several.
  public func member(_ key: String) -> JSONMember? {
    if let index { return index[ByteKey(key)].map { members[$0] } }
    return members.last { $0.key.hasSameBytes(as: key) }
  }

  /// The members without those that a later one of the same key hides.
  public var distinct: [JSONMember] {
    guard keyCount != members.count else { return members }
    var seen: Set<ByteKey> = []
    return members.reversed().filter { seen.insert(ByteKey($0.key)).inserted }.reversed()
  }

  /// How many different keys there are.
  public var keyCount: Int { index?.count ?? countBySearch }

  private var countBySearch: Int {
    members.indices.count { first in
      !members[(first + 1)...].contains { $0.key.hasSameBytes(as: members[first].key) }
    }
  }

  /// The pairs of members of one key: the first, and each that comes after it.
  var duplicates: [(first: JSONMember, later: JSONMember)] {
    guard keyCount != members.count else { return [] }
    var seen: [ByteKey: JSONMember] = [:]
    return members.compactMap { member in
      if let first = seen[ByteKey(member.key)] { return (first, member) }
      seen[ByteKey(member.key)] = member
      return nil
    }
  }
}

extension JSONObject: Hashable {
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    let members = left.distinct
    guard members.count == right.keyCount else { return false }
    return members.allSatisfy { right[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for member in distinct {
      var part = Hasher()
      part.combine(ByteKey(member.key))
      part.combine(member.value)
      sum ^= part.finalize()
    }
    hasher.combine(sum)
  }
}
