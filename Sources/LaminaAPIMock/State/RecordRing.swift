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
      (name: $0.name, value: JSONValue.text($0.value))
    }
    let body = String(decoding: record.request.body.prefix(bodyLimit), as: UTF8.self)
    var out = JSONMembers()
    out.set("number", number: Int(clamping: record.number))
    out.set("method", record.request.method)
    out.set("target", record.request.target)
    out.set("headers", JSONValue.map(headers))
    out.set("body", body)
    out.set("status", number: record.status)
    return out.value
  }
}
