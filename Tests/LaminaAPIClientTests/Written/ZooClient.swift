// Written by `lamina-api client` from the model Zoo v1. Write it again rather than edit it.
public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client of the API *Zoo*.
public struct ZooClient: Sendable {
  /// Carries requests to a server, and answers back.
  public var transport: any Transport
  /// Proves who calls, where a call is given nothing else.
  public var credential: Credential?
  private let base: String
  private let baseValues: [String: String]?

  /// Creates a client of the API's own server, `https://zoo.example.org/{version}`.
  ///
  /// - Parameters:
  ///   - version: `version` in the address.
  ///   - transport: carries requests and answers.
  ///   - credential: proves who calls.
  public init(version: String = "v1", transport: any Transport, credential: Credential? = nil) {
    self.base = "https://zoo.example.org/{version}"
    var values: [String: String] = [:]
    values["version"] = version
    baseValues = values
    self.transport = transport
    self.credential = credential
  }

  /// Creates a client of another server.
  ///
  /// - Parameters:
  ///   - base: what stands in front of all paths, as it is: `http://127.0.0.1:8080`.
  ///   - transport: carries requests and answers.
  ///   - credential: proves who calls.
  public init(base: String, transport: any Transport, credential: Credential? = nil) {
    self.base = base
    baseValues = nil
    self.transport = transport
    self.credential = credential
  }

  private func send(_ call: Call, _ credential: Credential?) async throws(Failure) -> Answer {
    var call = call
    credential?.add(to: &call)
    var request = call.request(base: base, values: baseValues)
    do {
      if let sign = try await credential?.signature(for: request) {
        request.headers.append(Header("Authorization", sign))
      }
      return try await transport.send(request)
    } catch {
      throw Failure.transport(place: call.place, reason: error)
    }
  }
}

// MARK: Calls

extension ZooClient {
  /// Gets the visits of a day.
  ///
  /// Only those */ of it, "quoted", \(not) more
  ///
  /// - Parameters:
  ///   - day: `day`.
  ///   - size: `size`.
  ///   - limit: It is `10` if it is not given.
  ///   - tags: `tags`.
  ///   - xTrace: `X-Trace`.
  ///   - credential: `.keeper` or `.visitor` or `.gate`, or none; the client's own, if it is
  ///       not given.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func getVisits(
    day: String,
    size: Size? = nil,
    limit: Int? = nil,
    tags: [String] = [],
    xTrace: String? = nil,
    credential: Credential? = nil
  ) async throws(Failure) -> GetVisitsByDay.Response {
    var call = Call("GET", "/visits/{day}", path: "/visits/\(Wire.escaped(day))")
    call.isSecure = true
    call.accept = "application/json, text/plain"
    if let value = size {
      call.query("size", Wire.text(value))
    }
    if let value = limit {
      call.query("limit", Wire.text(value))
    }
    for value in tags {
      call.query("tags", value)
    }
    if let value = xTrace {
      call.set("X-Trace", value)
    }
    let answer = try await send(call, credential ?? self.credential)
    return try GetVisitsByDay.Response(answer, of: call)
  }

  /// Calls `PUT /visits/{day}`.
  ///
  /// - Parameters:
  ///   - day: `day`.
  ///   - body: What is sent.
  ///   - credential: `.keeper` or `.visitor` or `.gate`, or none; the client's own, if it is
  ///       not given.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func putVisits(
    day: String,
    body: Visit,
    credential: Credential? = nil
  ) async throws(Failure) -> PutVisitsByDay.Response {
    var call = Call("PUT", "/visits/{day}", path: "/visits/\(Wire.escaped(day))")
    call.isSecure = true
    try call.json(body, as: "application/json")
    let answer = try await send(call, credential ?? self.credential)
    return try PutVisitsByDay.Response(answer, of: call)
  }

  /// Calls `GET /keepers`.
  ///
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func getKeepers() async throws(Failure) -> GetKeepers.Response {
    var call = Call("GET", "/keepers", path: "/keepers")
    call.isSecure = true
    call.accept = "application/json"
    let answer = try await send(call, nil)
    return try GetKeepers.Response(answer, of: call)
  }

  /// Calls `POST /keepers`.
  ///
  /// - Parameter body: What is sent.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func postKeepers(body: PostKeepers.Body) async throws(Failure) -> PostKeepers.Response {
    var call = Call("POST", "/keepers", path: "/keepers")
    call.isSecure = true
    call.accept = "application/json"
    switch body {
    case .json(let value): try call.json(value, as: "application/json")
    case .form(let value): value.fields().send(in: &call)
    case .text(let value): call.send(Data(value.utf8), as: "text/plain")
    case .octetStream(let value): call.send(value, as: "application/octet-stream")
    }
    let answer = try await send(call, nil)
    return try PostKeepers.Response(answer, of: call)
  }

  /// Calls `GET /prices`.
  ///
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func getPrices() async throws(Failure) -> GetPrices.Response {
    var call = Call("GET", "/prices", path: "/prices")
    call.isSecure = true
    call.accept = "application/json"
    let answer = try await send(call, nil)
    return try GetPrices.Response(answer, of: call)
  }

  /// Calls `POST /photos/{name}`.
  ///
  /// - Parameters:
  ///   - name: `name`.
  ///   - body: What is sent.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func postPhotos(
    name: String,
    body: Data
  ) async throws(Failure) -> PostPhotosByName.Response {
    var call = Call("POST", "/photos/{name}", path: "/photos/\(Wire.escaped(name))")
    call.isSecure = true
    call.accept = "image/*"
    call.send(body, as: "image/png")
    let answer = try await send(call, nil)
    return try PostPhotosByName.Response(answer, of: call)
  }
}

// MARK: Credentials

extension ZooClient {
  /// Proves who calls.
  public enum Credential: Sendable {
    /// The scheme `keeper`.
    case keeper(user: String, password: String)
    /// The scheme `visitor`.
    case visitor(token: String)
    /// The scheme `gate`.
    case gate(xGate: String, side: String? = nil)

    fileprivate func add(to call: inout Call) {
      switch self {
      case .keeper(let user, let password):
        let proof = Data((user + ":" + password).utf8).base64EncodedString()
        call.set("Authorization", "Basic " + proof)
      case .visitor(let token): call.set("Authorization", "Bearer " + token)
      case .gate(let value1, let value2):
        call.set("X-Gate", value1)
        if let value2 { call.query("side", value2) }
      }
    }

    fileprivate func signature(for request: Request) async throws -> String? {
      nil
    }
  }
}

// MARK: Types

extension ZooClient {
  /// Who feeds the animals.
  public struct Keeper: Hashable, Sendable, Codable {
    /// The member `name`.
    public var name: String
    /// The member `boss`.
    @Indirect public var boss: Keeper?
    /// The member `team`.
    public var team: [Keeper]?

    /// Creates a value of its members.
    public init(name: String, boss: Keeper? = nil, team: [Keeper]? = nil) {
      self.name = name
      self.boss = boss
      self.team = team
    }

    private enum CodingKeys: String, CodingKey {
      case name
      case boss
      case team
    }

    /// Reads the members that are there.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.name = try values.decode(String.self, forKey: .name)
      self.boss = try values.decodeIfPresent(Keeper.self, forKey: .boss)
      self.team = try values.decodeIfPresent([Keeper].self, forKey: .team)
    }

    /// Writes the members that there are.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(self.name, forKey: .name)
      try values.encodeIfPresent(self.boss, forKey: .boss)
      try values.encodeIfPresent(self.team, forKey: .team)
    }
  }

  /// What the model calls `Cat`.
  public struct Cat: Hashable, Sendable, Codable {
    /// The member `kind`.
    public var kind: Cat.Kind
    /// The member `lives`.
    public var lives: Int

    /// Creates a value of its members.
    public init(kind: Cat.Kind, lives: Int) {
      self.kind = kind
      self.lives = lives
    }

    /// Values of `Kind`; others are kept.
    public struct Kind: RawRepresentable, Hashable, Sendable, Codable {
      /// The value as it is sent.
      public let rawValue: String

      /// Creates a value, known or not.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The value `cat`.
      public static let cat = Self(rawValue: "cat")

      /// The values that the model names.
      public static let known: [Self] = [.cat]
    }
  }

  /// What the model calls `Bird`.
  public struct Bird: Hashable, Sendable, Codable {
    /// The member `kind`.
    public var kind: Bird.Kind
    /// The member `wings`.
    public var wings: Int?

    /// Creates a value of its members.
    public init(kind: Bird.Kind, wings: Int? = nil) {
      self.kind = kind
      self.wings = wings
    }

    /// Values of `Kind`; others are kept.
    public struct Kind: RawRepresentable, Hashable, Sendable, Codable {
      /// The value as it is sent.
      public let rawValue: String

      /// Creates a value, known or not.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The value `bird`.
      public static let bird = Self(rawValue: "bird")

      /// The values that the model names.
      public static let known: [Self] = [.bird]
    }
  }

  /// One of several values for `Pet`.
  public indirect enum Pet: Hashable, Sendable, Codable {
    /// A value of the type `Cat`.
    case cat(Cat)
    /// A value of the type `Bird`.
    case bird(Bird)
    /// A value of no type that the model names.
    case other(JSON)

    /// Reads a value of the first type that it fits.
    public init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      switch JSONKey.text(of: decoder, at: "kind") {
      case "cat": self = .cat(try single.decode(Cat.self))
      case "bird": self = .bird(try single.decode(Bird.self))
      default: self = .other(try single.decode(JSON.self))
      }
    }

    /// Writes the value itself.
    public func encode(to encoder: any Encoder) throws {
      var single = encoder.singleValueContainer()
      switch self {
      case .cat(let value): try single.encode(value)
      case .bird(let value): try single.encode(value)
      case .other(let value): try single.encode(value)
      }
    }
  }

  /// Values of `Size`; others are kept.
  public struct Size: RawRepresentable, Hashable, Sendable, Codable {
    /// The value as it is sent.
    public let rawValue: String

    /// Creates a value, known or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value `small`.
    public static let small = Self(rawValue: "small")
    /// The value `very-large`.
    public static let veryLarge = Self(rawValue: "very-large")
    /// The value `1st`.
    public static let _1st = Self(rawValue: "1st")

    /// The values that the model names.
    public static let known: [Self] = [.small, .veryLarge, ._1st]
  }

  /// What the model calls `Tree`.
  public struct Tree: Hashable, Sendable, Codable {
    /// The member `node`.
    public var node: String
    /// The member `left`.
    @Indirect public var left: Tree?
    /// The member `right`.
    @Indirect public var right: Tree?

    /// Creates a value of its members.
    public init(node: String, left: Tree?, right: Tree? = nil) {
      self.node = node
      self.left = left
      self.right = right
    }

    private enum CodingKeys: String, CodingKey {
      case node
      case left
      case right
    }

    /// Reads the members that are there.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.node = try values.decode(String.self, forKey: .node)
      self.left = try values.decodeIfPresent(Tree.self, forKey: .left)
      self.right = try values.decodeIfPresent(Tree.self, forKey: .right)
    }

    /// Writes the members that there are.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(self.node, forKey: .node)
      try values.encode(self.left, forKey: .left)
      try values.encodeIfPresent(self.right, forKey: .right)
    }
  }

  /// What the model calls `Visit`.
  public struct Visit: Hashable, Sendable, Codable {
    /// The member `at`.
    public var at: Date
    /// The member `day`.
    public var day: DateOnly
    /// The member `opens`.
    public var opens: TimeOnly
    /// The member `closes`.
    public var closes: DateTimeOnly
    /// The member `size`.
    public var size: Size?
    /// The member `note`.
    public var note: String?
    /// The member `mixed`.
    public var mixed: Visit.Mixed?
    /// The member `pets`.
    public var pets: [Pet]
    /// The member `class`.
    public var `class`: Bool?
    /// The member `a-b`.
    public var aB: String?
    /// The member `a_b`.
    public var aB2: String?
    /// The member `additional`.
    public var additional: JSON?

    /// Creates a value of its members.
    public init(
      at: Date,
      day: DateOnly,
      opens: TimeOnly,
      closes: DateTimeOnly,
      size: Size? = nil,
      note: String?,
      mixed: Visit.Mixed? = nil,
      pets: [Pet],
      `class`: Bool? = nil,
      aB: String? = nil,
      aB2: String? = nil,
      additional: JSON? = nil
    ) {
      self.at = at
      self.day = day
      self.opens = opens
      self.closes = closes
      self.size = size
      self.note = note
      self.mixed = mixed
      self.pets = pets
      self.`class` = `class`
      self.aB = aB
      self.aB2 = aB2
      self.additional = additional
    }

    private enum CodingKeys: String, CodingKey {
      case at
      case day
      case opens
      case closes
      case size
      case note
      case mixed
      case pets
      case `class`
      case aB = "a-b"
      case aB2 = "a_b"
      case additional
    }

    /// Reads the members that are there.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.at = try values.decode(Date.self, forKey: .at)
      self.day = try values.decode(DateOnly.self, forKey: .day)
      self.opens = try values.decode(TimeOnly.self, forKey: .opens)
      self.closes = try values.decode(DateTimeOnly.self, forKey: .closes)
      self.size = try values.decodeIfPresent(Size.self, forKey: .size)
      self.note = try values.decodeIfPresent(String.self, forKey: .note)
      self.mixed = try values.decodeIfPresent(Visit.Mixed.self, forKey: .mixed)
      self.pets = try values.decode([Pet].self, forKey: .pets)
      self.`class` = try values.decodeIfPresent(Bool.self, forKey: .`class`)
      self.aB = try values.decodeIfPresent(String.self, forKey: .aB)
      self.aB2 = try values.decodeIfPresent(String.self, forKey: .aB2)
      self.additional = try values.decodeIfPresent(JSON.self, forKey: .additional)
    }

    /// Writes the members that there are.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(self.at, forKey: .at)
      try values.encode(self.day, forKey: .day)
      try values.encode(self.opens, forKey: .opens)
      try values.encode(self.closes, forKey: .closes)
      try values.encodeIfPresent(self.size, forKey: .size)
      try values.encode(self.note, forKey: .note)
      try values.encodeIfPresent(self.mixed, forKey: .mixed)
      try values.encode(self.pets, forKey: .pets)
      try values.encodeIfPresent(self.`class`, forKey: .`class`)
      try values.encodeIfPresent(self.aB, forKey: .aB)
      try values.encodeIfPresent(self.aB2, forKey: .aB2)
      try values.encodeIfPresent(self.additional, forKey: .additional)
    }

    /// One of several values for `Mixed`.
    public indirect enum Mixed: Hashable, Sendable, Codable {
      /// A value of the type `String`.
      case string(String)
      /// A value of the type `Int`.
      case integer(Int)
      /// A value of no type that the model names.
      case other(JSON)

      /// Reads a value of the first type that it fits.
      public init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        if let value = try? single.decode(Int.self) {
          self = .integer(value)
        } else if let value = try? single.decode(String.self) {
          self = .string(value)
        } else {
          self = .other(try single.decode(JSON.self))
        }
      }

      /// Writes the value itself.
      public func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        switch self {
        case .string(let value): try single.encode(value)
        case .integer(let value): try single.encode(value)
        case .other(let value): try single.encode(value)
        }
      }
    }
  }

  /// What the model calls `Prices`.
  public struct Prices: Hashable, Sendable, Codable {
    /// The member `currency`.
    public var currency: String
    /// Members that the model does not name.
    public var others: [String: Double]

    /// Creates a value of its members.
    public init(currency: String, others: [String: Double] = [:]) {
      self.currency = currency
      self.others = others
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case currency
    }

    /// Reads the members that are there.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.currency = try values.decode(String.self, forKey: .currency)
      let known = CodingKeys.allCases.map(\.rawValue)
      self.others = try JSONKey.others(of: decoder, besides: known)
    }

    /// Writes the members that there are.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(self.currency, forKey: .currency)
      try JSONKey.write(others, to: encoder)
    }
  }
}

// MARK: Answers

extension ZooClient {
  /// What `getVisits` takes and answers.
  public enum GetVisitsByDay {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// The status 200.
      case ok([Visit], OKHeaders)
      /// The status 404.
      case notFound(NotFoundContent)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 200: self = .ok(try call.read([Visit].self, answer), OKHeaders(answer))
        case 404: self = .notFound(try NotFoundContent(answer, of: call))
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .ok: 200
        case .notFound: 404
        case .other(let answer): answer.status
        }
      }

      /// Returns the body of an answer 200.
      ///
      /// - Returns: the body.
      /// - Throws: `Failure.refused` for any other answer.
      public func get() throws(Failure) -> [Visit] {
        guard case .ok(let body, _) = self else {
          throw Failure.refused(place: "GET /visits/{day}", status: status)
        }
        return body
      }
    }

    /// The head of an answer 200.
    public struct OKHeaders: Hashable, Sendable {
      /// The header `X-Total`.
      public var xTotal: Int?
      /// The header `Last-Modified`.
      public var lastModified: String?

      /// Creates a head of its fields.
      public init(xTotal: Int? = nil, lastModified: String? = nil) {
        self.xTotal = xTotal
        self.lastModified = lastModified
      }

      fileprivate init(_ answer: Answer) {
        xTotal = answer.header("X-Total").flatMap { Int($0) }
        lastModified = answer.header("Last-Modified")
      }
    }

    /// The bodies of an answer 404, by their types.
    public enum NotFoundContent: Hashable, Sendable {
      /// A body of the type `application/json`.
      case json(GetVisitsByDay.JsonBody)
      /// A body of the type `text/plain`.
      case text(String)
      /// A body of another type.
      case other(Data)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.mediaType {
        case "application/json": self = .json(try call.read(GetVisitsByDay.JsonBody.self, answer))
        case "text/plain": self = .text(answer.text)
        default: self = .other(answer.body)
        }
      }
    }

    /// What the model calls `JsonBody`.
    public struct JsonBody: Hashable, Sendable, Codable {
      /// The member `reason`.
      public var reason: String

      /// Creates a value of its members.
      public init(reason: String) {
        self.reason = reason
      }
    }
  }

  /// What `putVisits` takes and answers.
  public enum PutVisitsByDay {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// The status 204.
      case noContent
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 204: self = .noContent
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .noContent: 204
        case .other(let answer): answer.status
        }
      }
    }
  }

  /// What `getKeepers` takes and answers.
  public enum GetKeepers {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// The status 200.
      case ok(Keeper)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 200: self = .ok(try call.read(Keeper.self, answer))
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .ok: 200
        case .other(let answer): answer.status
        }
      }

      /// Returns the body of an answer 200.
      ///
      /// - Returns: the body.
      /// - Throws: `Failure.refused` for any other answer.
      public func get() throws(Failure) -> Keeper {
        guard case .ok(let body) = self else {
          throw Failure.refused(place: "GET /keepers", status: status)
        }
        return body
      }
    }
  }

  /// What `postKeepers` takes and answers.
  public enum PostKeepers {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// The status 201.
      case created(Tree)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 201: self = .created(try call.read(Tree.self, answer))
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .created: 201
        case .other(let answer): answer.status
        }
      }

      /// Returns the body of an answer 201.
      ///
      /// - Returns: the body.
      /// - Throws: `Failure.refused` for any other answer.
      public func get() throws(Failure) -> Tree {
        guard case .created(let body) = self else {
          throw Failure.refused(place: "POST /keepers", status: status)
        }
        return body
      }
    }

    /// The bodies that it takes.
    public enum Body: Hashable, Sendable {
      /// A body of the type `application/json`.
      case json(Keeper)
      /// A body of the type `application/x-www-form-urlencoded`.
      case form(PostKeepers.Form)
      /// A body of the type `text/plain`.
      case text(String)
      /// A body of the type `application/octet-stream`.
      case octetStream(Data)
    }

    /// The fields of a form.
    public struct Form: Hashable, Sendable {
      /// The field `name`.
      public var name: String
      /// The field `age`.
      public var age: Int?
      /// The field `pets`.
      public var pets: [String]
      /// The field `since`.
      public var since: Date?

      /// Creates a form of its fields.
      public init(name: String, age: Int? = nil, pets: [String] = [], since: Date? = nil) {
        self.name = name
        self.age = age
        self.pets = pets
        self.since = since
      }

      fileprivate func fields() -> FormFields {
        var fields = FormFields()
        fields.add("name", .text(self.name))
        if let value = self.age {
          fields.add("age", .text(Wire.text(value)))
        }
        for value in self.pets {
          fields.add("pets", .text(value))
        }
        if let value = self.since {
          fields.add("since", .text(Wire.timestamp(value)))
        }
        return fields
      }
    }

    /// What the model calls `FormBody`.
    public struct FormBody: Hashable, Sendable, Codable {
      /// The member `name`.
      public var name: String
      /// The member `age`.
      public var age: Int?
      /// The member `pets`.
      public var pets: [String]?
      /// The member `since`.
      public var since: Date?

      /// Creates a value of its members.
      public init(name: String, age: Int? = nil, pets: [String]? = nil, since: Date? = nil) {
        self.name = name
        self.age = age
        self.pets = pets
        self.since = since
      }
    }
  }

  /// What `getPrices` takes and answers.
  public enum GetPrices {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// The status 200.
      case ok(Prices)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 200: self = .ok(try call.read(Prices.self, answer))
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .ok: 200
        case .other(let answer): answer.status
        }
      }

      /// Returns the body of an answer 200.
      ///
      /// - Returns: the body.
      /// - Throws: `Failure.refused` for any other answer.
      public func get() throws(Failure) -> Prices {
        guard case .ok(let body) = self else {
          throw Failure.refused(place: "GET /prices", status: status)
        }
        return body
      }
    }
  }

  /// What `postPhotos` takes and answers.
  public enum PostPhotosByName {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// The status 200.
      case ok(Data)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 200: self = .ok(answer.body)
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .ok: 200
        case .other(let answer): answer.status
        }
      }

      /// Returns the body of an answer 200.
      ///
      /// - Returns: the body.
      /// - Throws: `Failure.refused` for any other answer.
      public func get() throws(Failure) -> Data {
        guard case .ok(let body) = self else {
          throw Failure.refused(place: "POST /photos/{name}", status: status)
        }
        return body
      }
    }
  }
}

// MARK: What every client has

extension ZooClient {
  /// Carries requests to a server, and answers back.
  public protocol Transport: Sendable {
    /// Sends a request.
    ///
    /// - Parameter request: the request.
    /// - Returns: the answer, whatever its status.
    /// - Throws: why there is no answer.
    func send(_ request: Request) async throws -> Answer
  }

  /// A field of a head.
  public struct Header: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String

    /// Creates a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A request.
  public struct Request: Hashable, Sendable {
    /// The method in capitals.
    public var method: String
    /// The whole address.
    public var url: String
    /// The head, in order.
    public var headers: [Header]
    /// The body.
    public var body: Data?
  }

  /// An answer.
  public struct Answer: Hashable, Sendable {
    /// The status.
    public var status: Int
    /// The head, in order.
    public var headers: [Header]
    /// The body.
    public var body: Data

    /// Creates an answer.
    public init(status: Int, headers: [Header] = [], body: Data = Data()) {
      self.status = status
      self.headers = headers
      self.body = body
    }

    /// The first value of a field, by its name in any case.
    public func header(_ name: String) -> String? {
      headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The media type of the body, without what follows it.
    fileprivate var mediaType: String {
      (header("Content-Type") ?? "").prefix { $0 != ";" }.lowercased()
        .trimmingCharacters(in: .whitespaces)
    }

    /// The fields whose names begin so, by the rest of their names.
    fileprivate func headers(after prefix: String) -> [String: String] {
      var found: [String: String] = [:]
      for field in headers where field.name.lowercased().hasPrefix(prefix.lowercased()) {
        found[String(field.name.dropFirst(prefix.count))] = field.value
      }
      return found
    }
  }

  /// Why a call gave nothing: which call, and where in its body.
  public enum Failure: Error, CustomStringConvertible {
    /// The transport threw.
    case transport(place: String, reason: any Error)
    /// The body cannot be written; the path leads to the member.
    case request(place: String, path: String, reason: String)
    /// The body of an answer is not what the model says; the path leads to the member.
    case answer(place: String, status: Int, path: String, reason: String)
    /// The answer has another status than the one that is wanted.
    case refused(place: String, status: Int)

    /// The failure as a sentence.
    public var description: String {
      switch self {
      case .transport(let place, let reason): "\(place) was not answered: \(reason)"
      case .request(let place, let path, let reason):
        "\(place): the body cannot be written at \(path.isEmpty ? "/" : path): \(reason)"
      case .answer(let place, let status, let path, let reason):
        "\(place): the answer \(status) does not fit at \(path.isEmpty ? "/" : path): \(reason)"
      case .refused(let place, let status): "\(place) was answered with the status \(status)."
      }
    }
  }

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

  /// Values as they are sent.
  fileprivate enum Wire {
    static func text(_ value: String) -> String { value }
    static func text(_ value: Int) -> String { String(value) }
    static func text(_ value: Bool) -> String { value ? "true" : "false" }

    static func text(_ value: Double) -> String {
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    static func text<Value: RawRepresentable<String>>(_ value: Value) -> String { value.rawValue }
    static func text<Value: RawRepresentable<Int>>(_ value: Value) -> String {
      text(value.rawValue)
    }

    static func text<Value: RawRepresentable<Double>>(_ value: Value) -> String {
      text(value.rawValue)
    }

    /// A date as HTTP has it: `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func text(_ date: Date) -> String {
      let moment = Moment(date)
      let day = days[(moment.day % 7 + 11) % 7]
      let month = months[moment.month - 1]
      let date = "\(day), \(digits(moment.dayOfMonth)) \(month) \(digits(moment.year, 4))"
      return "\(date) \(moment.clock) GMT"
    }

    /// A text as it stands in an address: all but letters, digits and `-._~` as escapes.
    static func escaped(_ text: String) -> String {
      var out = ""
      for byte in text.utf8 {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
          out.unicodeScalars.append(Unicode.Scalar(byte))
        default:
          let code = String(byte, radix: 16, uppercase: true)
          out += "%" + (code.count < 2 ? "0" : "") + code
        }
      }
      return out
    }

    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    static func digits(_ number: Int, _ count: Int = 2) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// Reads the three forms that HTTP has for dates.
    static func httpDate(_ text: String) -> Date? {
      let words = text.split { " ,-:".contains($0) }.map(String.init)
      guard words.count >= 7 else { return nil }
      let isMonthFirst = Int(words[1]) == nil
      let day = Int(words[isMonthFirst ? 2 : 1])
      let month = months.firstIndex(of: words[isMonthFirst ? 1 : 2])
      let year = Int(words[isMonthFirst ? 6 : 3])
      let clock = (isMonthFirst ? words[3...5] : words[4...6]).compactMap { Int($0) }
      guard let day, let month, let year, clock.count == 3 else { return nil }
      let whole = year < 70 ? year + 2_000 : year < 100 ? year + 1_900 : year
      let seconds = clock[0] * 3_600 + clock[1] * 60 + clock[2]
      return Moment.date(day: Moment.day(whole, month + 1, day), seconds: Double(seconds))
    }

    /// Reads a date of RFC 3339: `1994-11-06T08:49:37.5+01:00`.
    static func timestamp(_ text: String) -> Date? {
      let parts = text.uppercased().split(separator: "T", maxSplits: 1)
      guard parts.count == 2, let day = numbers(parts[0], "-", [4, 2, 2]) else { return nil }
      let zone = parts[1].firstIndex { "Z+-".contains($0) } ?? parts[1].endIndex
      let clock = parts[1][..<zone].split(separator: ".", maxSplits: 1)
      guard zone < parts[1].endIndex,
        let time = clock.first.flatMap({ numbers($0, ":", [2, 2, 2]) }),
        let offset = offset(parts[1][zone...]), (1...12).contains(day[1]), (1...31).contains(day[2])
      else { return nil }
      let fraction = clock.count > 1 ? Double("0." + clock[1]) : 0
      guard let fraction else { return nil }
      let seconds = time[0] * 3_600 + time[1] * 60 + time[2] - offset
      return Moment.date(
        day: Moment.day(day[0], day[1], day[2]), seconds: Double(seconds) + fraction)
    }

    private static func offset(_ zone: Substring) -> Int? {
      if zone == "Z" { return 0 }
      guard let parts = numbers(zone.dropFirst(), ":", [2, 2]) else { return nil }
      let seconds = parts[0] * 3_600 + parts[1] * 60
      return zone.first == "-" ? -seconds : seconds
    }

    /// Numbers of so many digits each, between signs.
    static func numbers(_ text: Substring, _ sign: Character, _ counts: [Int]) -> [Int]? {
      let parts = text.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.map(\.count) == counts else { return nil }
      let numbers = parts.compactMap { part in
        part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
      }
      return numbers.count == counts.count ? numbers : nil
    }

    /// A date as RFC 3339 has it, in UTC.
    static func timestamp(_ date: Date) -> String {
      let moment = Moment(date)
      let day =
        "\(digits(moment.year, 4))-\(digits(moment.month))-\(digits(moment.dayOfMonth))"
      let fraction = moment.millisecond == 0 ? "" : "." + digits(moment.millisecond, 3)
      return "\(day)T\(moment.clock)\(fraction)Z"
    }

    static var encoder: JSONEncoder {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var single = encoder.singleValueContainer()
        try single.encode(timestamp(date))
      }
      return encoder
    }

    static var decoder: JSONDecoder {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .custom { decoder in
        let single = try decoder.singleValueContainer()
        let text = try single.decode(String.self)
        if let date = timestamp(text) { return date }
        throw DecodingError.dataCorruptedError(
          in: single, debugDescription: "\(text) is no date of RFC 3339.")
      }
      return decoder
    }

    /// The place of a fault as a JSON pointer, and what it is.
    static func words(for error: any Error) -> (path: String, reason: String) {
      switch error {
      case DecodingError.keyNotFound(let key, let context):
        (pointer(context.codingPath + [key]), "The member is missing.")
      case DecodingError.typeMismatch(_, let context),
        DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(let context):
        (pointer(context.codingPath), context.debugDescription)
      case EncodingError.invalidValue(_, let context):
        (pointer(context.codingPath), context.debugDescription)
      default: ("", "\(error)")
      }
    }

    private static func pointer(_ path: [any CodingKey]) -> String {
      path.map { key in
        let text = key.intValue.map(String.init) ?? key.stringValue
        return "/"
          + text.replacingOccurrences(of: "~", with: "~0")
          .replacingOccurrences(of: "/", with: "~1")
      }.joined()
    }
  }

  /// A date in the parts of the calendar, in UTC.
  private struct Moment {
    /// Days since 1 January 1970.
    let day: Int
    let millisecond: Int
    let clock: String
    let year: Int
    let month: Int
    let dayOfMonth: Int

    init(_ date: Date) {
      let limit = 1e14
      let since = min(max((date.timeIntervalSince1970 * 1_000).rounded(), -limit), limit)
      let milliseconds = Int(since.isNaN ? 0 : since)
      day = Int((Double(milliseconds) / 86_400_000).rounded(.down))
      let rest = milliseconds - day * 86_400_000
      millisecond = rest % 1_000
      let seconds = rest / 1_000
      let parts = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
      clock = parts.map { Wire.digits($0) }.joined(separator: ":")
      (year, month, dayOfMonth) = Self.parts(of: day)
    }

    /// The year, month and day of a day, by eras of 400 years.
    private static func parts(of day: Int) -> (Int, Int, Int) {
      let shifted = day + 719_468
      let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
      let rest = shifted - era * 146_097
      let year = (rest - rest / 1_460 + rest / 36_524 - rest / 146_096) / 365
      let dayOfYear = rest - (365 * year + year / 4 - year / 100)
      let part = (5 * dayOfYear + 2) / 153
      let month = part < 10 ? part + 3 : part - 9
      return (year + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
    }

    /// Days since 1 January 1970.
    static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
      let year = month <= 2 ? year - 1 : year
      let era = (year >= 0 ? year : year - 399) / 400
      let rest = year - era * 400
      let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
      return era * 146_097 + rest * 365 + rest / 4 - rest / 100 + dayOfYear - 719_468
    }

    static func date(day: Int, seconds: Double) -> Date {
      Date(timeIntervalSince1970: Double(day) * 86_400 + seconds)
    }
  }

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

  /// A day without a time: `1994-11-06`.
  public struct DateOnly: Hashable, Sendable, Codable {
    /// The year.
    public var year: Int
    /// The month, from 1.
    public var month: Int
    /// The day, from 1.
    public var day: Int

    /// Creates a day.
    public init(year: Int, month: Int, day: Int) {
      self.year = year
      self.month = month
      self.day = day
    }

    /// Reads a text.
    public init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      let text = try single.decode(String.self)
      guard let day = Self(text) else {
        throw DecodingError.dataCorruptedError(
          in: single, debugDescription: "\(text) is no day.")
      }
      self = day
    }

    /// Writes a text.
    public func encode(to encoder: any Encoder) throws {
      var single = encoder.singleValueContainer()
      try single.encode(text)
    }

    /// Reads a day from its text.
    public init?(_ text: String) {
      guard let parts = Wire.numbers(text[...], "-", [4, 2, 2]) else { return nil }
      self.init(year: parts[0], month: parts[1], day: parts[2])
    }

    /// The day as text.
    public var text: String {
      "\(Wire.digits(year, 4))-\(Wire.digits(month))-\(Wire.digits(day))"
    }
  }

  /// A time without a day and a zone: `08:49:37.5`.
  public struct TimeOnly: Hashable, Sendable, Codable {
    /// The hour.
    public var hour: Int
    /// The minute.
    public var minute: Int
    /// The second.
    public var second: Int
    /// The digits of the second's fraction.
    public var fraction: String

    /// Creates a time.
    public init(hour: Int, minute: Int, second: Int, fraction: String = "") {
      self.hour = hour
      self.minute = minute
      self.second = second
      self.fraction = fraction
    }

    /// Reads a text.
    public init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      let text = try single.decode(String.self)
      guard let time = Self(text) else {
        throw DecodingError.dataCorruptedError(
          in: single, debugDescription: "\(text) is no time.")
      }
      self = time
    }

    /// Writes a text.
    public func encode(to encoder: any Encoder) throws {
      var single = encoder.singleValueContainer()
      try single.encode(text)
    }

    /// Reads a time from its text.
    public init?(_ text: String) {
      let parts = text.split(separator: ".", maxSplits: 1)
      guard let clock = parts.first, let numbers = Wire.numbers(clock, ":", [2, 2, 2]) else {
        return nil
      }
      self.init(
        hour: numbers[0],
        minute: numbers[1],
        second: numbers[2],
        fraction: parts.count > 1 ? String(parts[1]) : ""
      )
    }

    /// The time as text.
    public var text: String {
      let clock = [hour, minute, second].map { Wire.digits($0) }.joined(separator: ":")
      return clock + (fraction.isEmpty ? "" : "." + fraction)
    }
  }

  /// A day with a time, without a zone: `1994-11-06T08:49:37`.
  public struct DateTimeOnly: Hashable, Sendable, Codable {
    /// The day.
    public var date: DateOnly
    /// The time.
    public var time: TimeOnly

    /// Creates a day with a time.
    public init(date: DateOnly, time: TimeOnly) {
      self.date = date
      self.time = time
    }

    /// Reads a text.
    public init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      let text = try single.decode(String.self)
      let parts = text.split(separator: "T", maxSplits: 1).map(String.init)
      guard parts.count == 2, let date = DateOnly(parts[0]), let time = TimeOnly(parts[1]) else {
        throw DecodingError.dataCorruptedError(
          in: single, debugDescription: "\(text) is no day with a time.")
      }
      self.init(date: date, time: time)
    }

    /// Writes a text.
    public func encode(to encoder: any Encoder) throws {
      var single = encoder.singleValueContainer()
      try single.encode(text)
    }

    /// The day with the time as text.
    public var text: String { date.text + "T" + time.text }
  }

  /// Carries requests over URLSession.
  public struct URLSessionTransport: Transport {
    /// Creates a transport over the shared session.
    public init() {}

    /// Sends a request.
    ///
    /// - Parameter request: the request.
    /// - Returns: the answer, whatever its status.
    /// - Throws: what URLSession throws.
    public func send(_ request: Request) async throws -> Answer {
      guard let url = URL(string: request.url) else { throw Fault.address(request.url) }
      var outgoing = URLRequest(url: url)
      outgoing.httpMethod = request.method
      for field in request.headers {
        outgoing.addValue(field.value, forHTTPHeaderField: field.name)
      }
      // Cookies of the session would take the place of those of the call.
      outgoing.httpShouldHandleCookies = !request.headers.contains { $0.name == "Cookie" }
      outgoing.httpBody = request.body
      let (body, response) = try await URLSession.shared.data(for: outgoing)
      guard let head = response as? HTTPURLResponse else { throw Fault.notHTTP(request.url) }
      let headers = head.allHeaderFields.map { Header("\($0.key)", "\($0.value)") }
      let ordered = headers.sorted { $0.name < $1.name }
      return Answer(status: head.statusCode, headers: ordered, body: body)
    }

    /// What URLSession has no word for.
    private enum Fault: Error, CustomStringConvertible {
      case address(String)
      case notHTTP(String)

      var description: String {
        switch self {
        case .address(let text): "\(text) is no address."
        case .notHTTP(let text): "\(text) did not answer as HTTP has it."
        }
      }
    }
  }
}

extension ZooClient.Indirect: Sendable where Value: Sendable {}

extension ZooClient.Indirect: Equatable where Value: Equatable {}

extension ZooClient.Indirect: Hashable where Value: Hashable {}
