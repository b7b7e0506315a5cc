import LaminaCombine
import Testing

@Suite struct SharingTests {
  private func counted(_ source: PassthroughSubject<Int, Never>) -> (
    AnyPublisher<Int, Never>, () -> [String]
  ) {
    var log: [String] = []
    let publisher = source.handleEvents(
      receiveSubscription: { _ in log.append("begin") }, receiveCancel: { log.append("cancel") })
    return (publisher.eraseToAnyPublisher(), { log })
  }

  @Test("share subscribes once for all, and cancels when the last has left")
  func share() {
    let source = PassthroughSubject<Int, Never>()
    let (publisher, log) = counted(source)
    let shared = publisher.share()
    #expect(log() == [])
    var heard: [Int] = []
    let one = shared.sink { heard.append($0) }
    let two = shared.sink { heard.append($0 * 10) }
    source.send(1)
    #expect(heard == [1, 10])
    one.cancel()
    #expect(log() == ["begin"])
    two.cancel()
    #expect(log() == ["begin", "cancel"])
  }

  @Test("multicast begins when it is connected")
  func multicast() {
    let source = PassthroughSubject<Int, Never>()
    let (publisher, log) = counted(source)
    let many = publisher.multicast(subject: PassthroughSubject())
    var heard: [Int] = []
    let token = many.sink { heard.append($0) }
    source.send(1)
    #expect(log() == [])
    let connection = many.connect()
    source.send(2)
    connection.cancel()
    source.send(3)
    #expect(heard == [2])
    #expect(log() == ["begin", "cancel"])
    withExtendedLifetime(token) {}
  }

  @Test("multicast makes its subject once")
  func multicastMakesOnce() {
    var count = 0
    let many = Just(1).multicast {
      count += 1
      return PassthroughSubject<Int, Never>()
    }
    let tokens = [many.sink { _ in }, many.sink { _ in }]
    _ = many.connect()
    #expect(count == 1)
    withExtendedLifetime(tokens) {}
  }

  @Test("makeConnectable begins when it is connected")
  func makeConnectable() {
    let connectable = Just(1).makeConnectable()
    var heard: [Int] = []
    let token = connectable.sink { heard.append($0) }
    #expect(heard == [])
    let connection = connectable.connect()
    #expect(heard == [1])
    withExtendedLifetime((token, connection)) {}
  }

  @Test("autoconnect connects with the first, and again after the last has left")
  func autoconnect() {
    let source = PassthroughSubject<Int, Never>()
    let (publisher, log) = counted(source)
    let auto = publisher.multicast { PassthroughSubject() }.autoconnect()
    auto.sink { _ in }.cancel()
    let token = auto.sink { _ in }
    #expect(log() == ["begin", "cancel", "begin"])
    withExtendedLifetime(token) {}
  }

  @Test("handleEvents sees all that goes through")
  func handleEvents() {
    var log: [String] = []
    let token = [1, 2].publisher.handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("value \($0)") },
      receiveCompletion: { _ in log.append("completion") },
      receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") }
    ).sink { _ in }
    #expect(
      log == ["subscription", "request unlimited", "value 1", "value 2", "completion"])
    token.cancel()
  }

  private final class Page: TextOutputStream {
    var text = ""
    func write(_ string: String) { text += string }
  }

  @Test("print writes all that goes through")
  func print() {
    let page = Page()
    _ = Just(1).print("one", to: page).sink { _ in }
    #expect(
      page.text == """
        one: receive subscription: (Just)
        one: request unlimited
        one: receive value: (1)
        one: receive finished

        """)
  }

  @Test("print writes failures, cancels and what is asked for in return")
  func printMore() {
    let page = Page()
    let desk = Desk(watching: false)
    let recorder = Recorder<Int, Oops>(desk.log, .max(1), .max(2))
    desk.a.print(to: page).subscribe(recorder)
    desk.a.play("1")
    desk.a.play("#")
    #expect(page.text.contains("request max: (1)\n"))
    #expect(page.text.contains("request max: (2) (synchronous)\n"))
    #expect(page.text.contains("receive error: (oops)\n"))
  }
}
