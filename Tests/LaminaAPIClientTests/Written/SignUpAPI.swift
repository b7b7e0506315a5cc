// Written by `lamina-api client` from the model Sign-up v1. Write it again rather than edit it.
public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client of the API *Sign-up*.
public struct SignUpAPI: Sendable {
  /// Carries requests to a server, and answers back.
  public var transport: any Transport
  private let base: String
  private let baseValues: [String: String]?

  /// Creates a client of the API's own server, `http://127.0.0.1:8080/{version}`.
  ///
  /// - Parameters:
  ///   - version: `version` in the address.
  ///   - transport: carries requests and answers.
  public init(version: String = "v1", transport: any Transport) {
    self.base = "http://127.0.0.1:8080/{version}"
    var values: [String: String] = [:]
    values["version"] = version
    baseValues = values
    self.transport = transport
  }

  /// Creates a client of another server.
  ///
  /// - Parameters:
  ///   - base: what stands in front of all paths, as it is: `http://127.0.0.1:8080`.
  ///   - transport: carries requests and answers.
  public init(base: String, transport: any Transport) {
    self.base = base
    baseValues = nil
    self.transport = transport
  }

  private func send(_ call: Call) async throws(Failure) -> Answer {
    let request = call.request(base: base, values: baseValues)
    do {
      return try await transport.send(request)
    } catch {
      throw Failure.transport(place: call.place, reason: error)
    }
  }
}

// MARK: Calls

extension SignUpAPI {
  /// Calls `HEAD /users/{username}`.
  ///
  /// - Parameter username: `username`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func headUsers(username: String) async throws(Failure) -> HeadUsersByUsername.Response {
    let call = Call("HEAD", "/users/{username}", path: "/users/\(Wire.escaped(username))")
    let answer = try await send(call)
    return try HeadUsersByUsername.Response(answer, of: call)
  }

  /// Calls `GET /users/{username}`.
  ///
  /// - Parameter username: `username`.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func getUsers(username: String) async throws(Failure) -> GetUsersByUsername.Response {
    var call = Call("GET", "/users/{username}", path: "/users/\(Wire.escaped(username))")
    call.accept = "application/json"
    let answer = try await send(call)
    return try GetUsersByUsername.Response(answer, of: call)
  }

  /// Calls `POST /signups`.
  ///
  /// - Parameter body: What is sent.
  /// - Returns: the answer, by its status.
  /// - Throws: `Failure`, with the call and the place in its body.
  public func postSignups(body: Wish) async throws(Failure) -> PostSignups.Response {
    var call = Call("POST", "/signups", path: "/signups")
    call.accept = "application/json"
    try call.json(body, as: "application/json")
    let answer = try await send(call)
    return try PostSignups.Response(answer, of: call)
  }
}

// MARK: Types

extension SignUpAPI {
  /// What the model calls `Account`.
  public struct Account: Hashable, Sendable, Codable {
    /// The member `id`.
    public var id: Int
    /// The member `login`.
    public var login: String

    /// Creates a value of its members.
    public init(id: Int, login: String) {
      self.id = id
      self.login = login
    }
  }

  /// What the model calls `Wish`.
  public struct Wish: Hashable, Sendable, Codable {
    /// The member `username`.
    public var username: String
    /// The member `password`.
    public var password: String
    /// The member `repeatedPassword`.
    public var repeatedPassword: String

    /// Creates a value of its members.
    public init(username: String, password: String, repeatedPassword: String) {
      self.username = username
      self.password = password
      self.repeatedPassword = repeatedPassword
    }
  }
}

// MARK: Answers

extension SignUpAPI {
  /// What `headUsers` takes and answers.
  public enum HeadUsersByUsername {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// The name is taken.
      case ok
      /// The name is free.
      case notFound
      /// More than four calls within a second.
      case tooManyRequests(TooManyRequestsHeaders)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 200: self = .ok
        case 404: self = .notFound
        case 429: self = .tooManyRequests(TooManyRequestsHeaders(answer))
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .ok: 200
        case .notFound: 404
        case .tooManyRequests: 429
        case .other(let answer): answer.status
        }
      }
    }

    /// The head of an answer 429.
    public struct TooManyRequestsHeaders: Hashable, Sendable {
      /// The header `Retry-After`.
      public var retryAfter: Int?

      /// Creates a head of its fields.
      public init(retryAfter: Int? = nil) {
        self.retryAfter = retryAfter
      }

      fileprivate init(_ answer: Answer) {
        retryAfter = answer.header("Retry-After").flatMap { Int($0) }
      }
    }
  }

  /// What `getUsers` takes and answers.
  public enum GetUsersByUsername {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// The status 200.
      case ok(Account)
      /// The status 404.
      case notFound
      /// More than four calls within a second.
      case tooManyRequests(TooManyRequestsHeaders)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 200: self = .ok(try call.read(Account.self, answer))
        case 404: self = .notFound
        case 429: self = .tooManyRequests(TooManyRequestsHeaders(answer))
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .ok: 200
        case .notFound: 404
        case .tooManyRequests: 429
        case .other(let answer): answer.status
        }
      }

      /// Returns the body of an answer 200.
      ///
      /// - Returns: the body.
      /// - Throws: `Failure.refused` for any other answer.
      public func get() throws(Failure) -> Account {
        guard case .ok(let body) = self else {
          throw Failure.refused(place: "GET /users/{username}", status: status)
        }
        return body
      }
    }

    /// The head of an answer 429.
    public struct TooManyRequestsHeaders: Hashable, Sendable {
      /// The header `Retry-After`.
      public var retryAfter: Int?

      /// Creates a head of its fields.
      public init(retryAfter: Int? = nil) {
        self.retryAfter = retryAfter
      }

      fileprivate init(_ answer: Answer) {
        retryAfter = answer.header("Retry-After").flatMap { Int($0) }
      }
    }
  }

  /// What `postSignups` takes and answers.
  public enum PostSignups {
    /// The answer, by its status.
    public enum Response: Hashable, Sendable {
      /// The status 201.
      case created(Account, CreatedHeaders)
      /// The name was taken meanwhile.
      case conflict
      /// The account is not as it should be.
      case unprocessableContent
      /// More than four calls within a second.
      case tooManyRequests(TooManyRequestsHeaders)
      /// A status that the model does not name.
      case other(Answer)

      fileprivate init(_ answer: Answer, of call: Call) throws(Failure) {
        switch answer.status {
        case 201: self = .created(try call.read(Account.self, answer), CreatedHeaders(answer))
        case 409: self = .conflict
        case 422: self = .unprocessableContent
        case 429: self = .tooManyRequests(TooManyRequestsHeaders(answer))
        default: self = .other(answer)
        }
      }

      /// The status.
      public var status: Int {
        switch self {
        case .created: 201
        case .conflict: 409
        case .unprocessableContent: 422
        case .tooManyRequests: 429
        case .other(let answer): answer.status
        }
      }

      /// Returns the body of an answer 201.
      ///
      /// - Returns: the body.
      /// - Throws: `Failure.refused` for any other answer.
      public func get() throws(Failure) -> Account {
        guard case .created(let body, _) = self else {
          throw Failure.refused(place: "POST /signups", status: status)
        }
        return body
      }
    }

    /// The head of an answer 201.
    public struct CreatedHeaders: Hashable, Sendable {
      /// The header `Location`.
      public var location: String?

      /// Creates a head of its fields.
      public init(location: String? = nil) {
        self.location = location
      }

      fileprivate init(_ answer: Answer) {
        location = answer.header("Location")
      }
    }

    /// The head of an answer 429.
    public struct TooManyRequestsHeaders: Hashable, Sendable {
      /// The header `Retry-After`.
      public var retryAfter: Int?

      /// Creates a head of its fields.
      public init(retryAfter: Int? = nil) {
        self.retryAfter = retryAfter
      }

      fileprivate init(_ answer: Answer) {
        retryAfter = answer.header("Retry-After").flatMap { Int($0) }
      }
    }
  }
}

// MARK: What every client has

extension SignUpAPI {
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
