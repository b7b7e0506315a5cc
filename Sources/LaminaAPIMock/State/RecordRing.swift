import LaminaJSON

/// The latest requests and what was answered.
struct RecordRing: Sendable {
  struct Record: Sendable {
    let number: UInt64
    let request: MockRequest
    let status: Int
  }

  private var records: [Record] = []
  private var next = 0

  /// How many are kept, and how much of a body.
  static let limit = 1_000
  static let bodyLimit = 2_048

  mutating func add(_ record: Record) {
    if records.count < Self.limit {
      records.append(record)
    } else {
      records[next] = record
    }
    next = (next + 1) % Self.limit
  }

  /// The records, oldest first.
  var ordered: [Record] {
    records.count < Self.limit ? records : Array(records[next...] + records[..<next])
  }

  var json: JSONValue { JSONValue(.array(ordered.map(Self.json))) }

  private static func json(_ record: Record) -> JSONValue {
    let headers = record.request.headers.fields.map {
      JSONMember(key: $0.name, value: JSONValue(.string($0.value)))
    }
    let body = String(decoding: record.request.body.prefix(bodyLimit), as: UTF8.self)
    let members: [(String, JSONValue)] = [
      ("number", JSONValue(.number(JSONNumber(Int(clamping: record.number))))),
      ("method", JSONValue(.string(record.request.method))),
      ("target", JSONValue(.string(record.request.target))),
      ("headers", JSONValue(.object(JSONObject(headers)))), ("body", JSONValue(.string(body))),
      ("status", JSONValue(.number(JSONNumber(record.status)))),
    ]
    return JSONValue(.object(JSONObject(members.map { JSONMember(key: $0.0, value: $0.1) })))
  }
}
