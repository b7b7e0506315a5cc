import ArgumentParser
import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer

/// `lamina-api proxy`: stands in front of a server, and says which side breaks the model.
struct ProxyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proxy",
    abstract: "Passes requests on to a server, and says which side breaks the model.",
    discussion: """
      Example:
        lamina-api proxy api.raml --server http://127.0.0.1:9000 --port 8080
        client: GET /users/0: api.raml:12: path id: 0 is less than 1.
        server: GET /users/7: schemas/user.json:4: body /age: The value is a string and should be an integer.

      Everything is passed on; X-Contract-Violations counts the rules that request and answer broke.

      --json prints an object on each line: {event: "listening", url}, and {event: "broken", side, request, \
      violations} with a list of {in, name, message, file, line}.

      Exit codes: 0 stopped by Ctrl+C, 1 the model has errors or the port is taken, 2 called wrongly.
      """)

  @Argument(help: ArgumentHelp("The model.", valueName: "file"))
  var file: String

  @Option(help: ArgumentHelp("The server's address: http://HOST:PORT.", valueName: "url"))
  var server: String

  @OptionGroup var listening: ListeningOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var sources: SourceOptions

  func run() async throws {
    let address = try ServerOption.address(server)
    let api = try ServedModel(sources.project(of: file), true).readOrEnd().api
    let log = ServingLog(isJSON: json)
    let proxy = ContractProxy(api, to: address) { log.broke($0) }
    let running = try await listening.start { host, port throws(ServerFault) in
      try await proxy.start(host: host, port: port)
    }
    log.listens("In front of \(server)", at: "http://\(listening.host):\(running.port)")
    await Interrupts.wait()
    await running.stop()
  }
}
