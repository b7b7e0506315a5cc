extension ClientCode {
  static let call = #"""
    /// A call that is being put together.
    fileprivate struct Call {
      let method: String
      let uri: String
      let path: String
      var isSecure = false
      var accept = "*/*"
      var base: [String: String] = [:]
      var fields: [String] = []
      var cookies: [String] = []
      private var headers: [Header] = []
      private var body: Data?

      init(_ method: String, _ uri: String, path: String) {
        self.method = method
        self.uri = uri
        self.path = path
      }

      var place: String { method + " " + uri }

      mutating func query(_ name: String, _ value: String) {
        fields.append(Wire.escaped(name) + "=" + Wire.escaped(value))
      }

      mutating func cookie(_ name: String, _ value: String) {
        cookies.append(name + "=" + Wire.escaped(value))
      }

      mutating func set(_ name: String, _ value: String) {
        headers.removeAll { $0.name.lowercased() == name.lowercased() }
        headers.append(Header(name, value))
      }

      mutating func send(_ body: Data, as mediaType: String) {
        self.body = body
        set("Content-Type", mediaType)
      }

      mutating func json(_ value: some Encodable, as mediaType: String) throws(Failure) {
        do {
          send(try Wire.encoder.encode(value), as: mediaType)
        } catch {
          let (path, reason) = Wire.words(for: error)
          throw Failure.request(place: place, path: path, reason: reason)
        }
      }

      func read<Value: Decodable>(_ type: Value.Type, _ answer: Answer) throws(Failure) -> Value {
        do {
          return try Wire.decoder.decode(type, from: answer.body)
        } catch {
          let (path, reason) = Wire.words(for: error)
          throw Failure.answer(place: place, status: answer.status, path: path, reason: reason)
        }
      }

      /// The request below an address: a template with values, or one without that stands as it is.
      func request(base template: String, values: [String: String]?) -> Request {
        var address = template
        for (name, value) in values?.merging(base, uniquingKeysWith: { $1 }) ?? [:] {
          address = address.replacingOccurrences(of: "{\(name)}", with: Wire.escaped(value))
        }
        let isOwn = values != nil && address.hasPrefix("http:")
        if isSecure, isOwn { address = "https" + address.dropFirst(4) }
        if address.hasSuffix("/"), path.hasPrefix("/") { address.removeLast() }
        let query = fields.isEmpty ? "" : "?" + fields.joined(separator: "&")
        let isAccepting = headers.contains { $0.name.lowercased() == "accept" }
        var head = isAccepting ? headers : [Header("Accept", accept)] + headers
        if !cookies.isEmpty { head.append(Header("Cookie", cookies.joined(separator: "; "))) }
        return Request(method: method, url: address + path + query, headers: head, body: body)
      }
    }
    """#

  static let form = #"""
    /// The fields of a form, in order.
    fileprivate struct FormFields {
      enum Value {
        case text(String)
        case file(File)
      }

      private(set) var fields: [(name: String, value: Value)] = []

      mutating func add(_ name: String, _ value: Value) { fields.append((name, value)) }

      /// Sends the fields as `name=value`, with `&` between them.
      func send(in call: inout Call) {
        call.send(encoded, as: "application/x-www-form-urlencoded")
      }

      /// Sends the fields as parts between boundaries.
      func sendParts(in call: inout Call) {
        let (body, boundary) = parts
        call.send(body, as: "multipart/form-data; boundary=" + boundary)
      }

      private var encoded: Data {
        let pairs = fields.map { field in
          let value =
            switch field.value {
            case .text(let text): text
            case .file(let file): String(decoding: file.content, as: UTF8.self)
            }
          return Wire.escaped(field.name) + "=" + Wire.escaped(value)
        }
        return Data(pairs.joined(separator: "&").utf8)
      }

      /// The parts between boundaries that occur in none of them.
      private var parts: (body: Data, boundary: String) {
        var number = 0
        while contents.contains(where: { $0.range(of: Data("lamina-\(number)".utf8)) != nil }) {
          number += 1
        }
        var body = Data()
        for (field, content) in zip(fields, contents) {
          body += Data("--lamina-\(number)\r\n".utf8) + head(of: field.name, field.value)
          body += content + Data("\r\n".utf8)
        }
        return (body + Data("--lamina-\(number)--\r\n".utf8), "lamina-\(number)")
      }

      private var contents: [Data] {
        fields.map { field in
          switch field.value {
          case .text(let text): Data(text.utf8)
          case .file(let file): file.content
          }
        }
      }

      private func head(of name: String, _ value: Value) -> Data {
        var head = "Content-Disposition: form-data; name=\"\(Self.quoted(name))\""
        if case .file(let file) = value {
          head += "; filename=\"\(Self.quoted(file.name))\"\r\nContent-Type: \(file.mediaType)"
        }
        return Data((head + "\r\n\r\n").utf8)
      }

      /// A name as browsers write it between quotes.
      private static func quoted(_ name: String) -> String {
        name.unicodeScalars.map { scalar in
          switch scalar {
          case "\"": "%22"
          case "\r": "%0D"
          case "\n": "%0A"
          default: String(scalar)
          }
        }.joined()
      }
    }

    /// A file of a form.
    public struct File: Hashable, Sendable {
      /// The name that it is sent under.
      public var name: String
      /// The media type.
      public var mediaType: String
      /// The bytes.
      public var content: Data

      /// Creates a file.
      public init(
        name: String,
        mediaType: String = "application/octet-stream",
        content: Data
      ) {
        self.name = name
        self.mediaType = mediaType.filter { !$0.isNewline }
        self.content = content
      }
    }
    """#

  static let box = #"""
    /// Holds a value beside another one, so that a value may hold one of its own kind.
    @propertyWrapper public indirect enum Indirect<Value> {
      case held(Value)

      /// Creates a box with a value in it.
      public init(wrappedValue: Value) { self = .held(wrappedValue) }

      /// The value.
      public var wrappedValue: Value {
        get {
          switch self {
          case .held(let value): value
          }
        }
        set { self = .held(newValue) }
      }
    }
    """#

  static let key = #"""
    /// A member's name, whatever it is.
    fileprivate struct JSONKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(_ text: String) { stringValue = text }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }

      static func others<Value: Decodable>(
        of decoder: any Decoder,
        besides keys: [String]
      ) throws -> [String: Value] {
        let values = try decoder.container(keyedBy: JSONKey.self)
        let known = Set(keys)
        var others: [String: Value] = [:]
        for key in values.allKeys where !known.contains(key.stringValue) {
          others[key.stringValue] = try values.decode(Value.self, forKey: key)
        }
        return others
      }

      static func write(_ others: [String: some Encodable], to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: JSONKey.self)
        for (key, value) in others { try values.encode(value, forKey: JSONKey(key)) }
      }

      static func text(of decoder: any Decoder, at key: String) -> String? {
        try? decoder.container(keyedBy: JSONKey.self).decode(String.self, forKey: JSONKey(key))
      }
    }
    """#

  static let json = #"""
    /// Any JSON.
    public enum JSON: Hashable, Sendable, Codable {
      /// Nothing.
      case null
      /// A truth.
      case bool(Bool)
      /// A number without a fraction.
      case integer(Int)
      /// Another number.
      case number(Double)
      /// A text.
      case string(String)
      /// Elements in order.
      case array([JSON])
      /// Members by name.
      case object([String: JSON])

      /// Reads any value.
      public init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        if single.decodeNil() {
          self = .null
        } else if let value = try? single.decode(Bool.self) {
          self = .bool(value)
        } else if let value = try? single.decode(Int.self) {
          self = .integer(value)
        } else if let value = try? single.decode(Double.self) {
          self = .number(value)
        } else if let value = try? single.decode(String.self) {
          self = .string(value)
        } else if let value = try? single.decode([JSON].self) {
          self = .array(value)
        } else {
          self = .object(try single.decode([String: JSON].self))
        }
      }

      /// Writes the value.
      public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        switch self {
        case .null: try single.encodeNil()
        case .bool(let value): try single.encode(value)
        case .integer(let value): try single.encode(value)
        case .number(let value): try single.encode(value)
        case .string(let value): try single.encode(value)
        case .array(let value): try single.encode(value)
        case .object(let value): try single.encode(value)
        }
      }

      /// The member of a name, if the value is an object that has it.
      public subscript(name: String) -> JSON? {
        if case .object(let members) = self { members[name] } else { nil }
      }
    }
    """#
}
