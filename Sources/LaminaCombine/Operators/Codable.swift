extension Publishers {
  /// A publisher of the elements of another as an encoder writes them.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error
    let upstream: Upstream
    let encoder: Coder

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay(
        "Encode", to: subscriber, trying: { [encoder] in .send(try encoder.encode($0)) })
    }
  }

  /// A publisher of what a decoder reads of the elements of another.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error
    let upstream: Upstream
    let decoder: Coder

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      upstream.relay(
        "Decode", to: subscriber,
        trying: { [decoder] in
          .send(try decoder.decode(Output.self, from: $0))
        })
    }
  }
}

extension Publisher {
  /// Publishes each element as an encoder writes it.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    .init(upstream: self, encoder: encoder)
  }
  /// Publishes what a decoder reads of each element.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Coder.Input == Output {
    .init(upstream: self, decoder: decoder)
  }
}
