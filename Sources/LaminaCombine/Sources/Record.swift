/// A publisher of elements and an end that were written down before.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is written down.
  public struct Recording {
    /// The elements.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished
    private var isOver = false

    /// Begins with nothing.
    public init() {}
    /// Begins with elements and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isOver = true
    }

    /// Writes down an element.
    /// - Precondition: the end is not written down.
    public mutating func receive(_ input: Output) {
      precondition(!isOver, "An element after the end of a record")
      output.append(input)
    }
    /// Writes down the end.
    /// - Precondition: no end is written down.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isOver, "A second end of a record")
      self.completion = completion
      isOver = true
    }
  }

  /// What is published.
  public let recording: Recording

  /// Publishes what `record` writes down.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }
  /// Publishes what is written down.
  public init(recording: Recording) { self.recording = recording }
  /// Publishes elements and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive(subscriber: some Subscriber<Output, Failure>) {
    Pulling.serve(
      subscriber, name: "\(recording.output)", recording.output, completion: recording.completion)
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey { case output, completion }

  /// Reads what ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self, forKey: .completion))
  }
  /// Writes the elements and the end.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}
