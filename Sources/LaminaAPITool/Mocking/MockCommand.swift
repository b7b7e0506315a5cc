import ArgumentParser
import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer

/// `lamina-api mock`: serves a model, and follows its files while it runs.
struct MockCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mock",
    abstract: "Serves a model as if the API existed.",
    discussion: """
      Example:
        lamina-api mock api.raml --port 8080 --stateful
        curl -i -H 'Prefer: code=404' http://127.0.0.1:8080/v1/users/ada

      A request that breaks the model is answered with application/problem+json, which names file and line of \
      the rule. Prefer takes code=404, example=NAME, dynamic=true and delay=200; ?seed=7 chooses among made \
      answers. Without Prefer the lowest 2xx that is declared is sent, with its example, else with a value made \
      for its schema; the same request gets the same answer.

      --stateful keeps what is posted: /things and /things/{id}, and items whose address a 201's Location \
      names; methods that declare a status 429 answer so from the fifth call within a second.

      /_docs has the documents, from which methods can be called.

      The mock's own resources: GET and DELETE /_mock/requests, POST /_mock/reset, GET and PUT /_mock/state, \
      PUT /_mock/scenarios with {"GET /users/{id}": [503, 200]}, GET /_mock/problems.

      --json prints an object on each line: {event: "listening", url}, {event: "keeps", collections} if stateful, \
      each with its collection, item and key, {event: "request", method, target, status, \
      dropped}, {event: "read", file} and {event: "refused", problems} after changes of the files, {event: "unfollowed", file, \
      reason} where the system does not report changes.

      Exit codes: 0 stopped by Ctrl+C, 1 the model has errors or the port is taken, 2 called wrongly.
      """)

  @Argument(help: ArgumentHelp("The file to serve.", valueName: "file"))
  var file: String

  @OptionGroup var listening: ListeningOptions

  @Flag(help: "Keep what is posted.")
  var stateful = false

  @Option(
    help: "Calls within a second that methods with a 429 allow; 0 for all (default: 4 if stateful)."
  )
  var rate: Int?

  @Option(help: "What made values begin with.")
  var seed: UInt64 = 0

  @Option(help: "Milliseconds that each answer takes: 200, or 50-400.")
  var latency = "0"

  @Option(help: "How many connections end without an answer, from 0 to 1.")
  var drops = 0.0

  @Option(help: "How many answers are a status 500 or 503, from 0 to 1.")
  var failures = 0.0

  @Option(help: "A JSON file of scenarios: {\"GET /users/{id}\": [503, 200]}.")
  var scenarios: String?

  @Option(help: "A JSON file that collections are read from, and written to at the end.")
  var snapshot: String?

  @Flag(help: "Serve examples that do not fit their schemas, too.")
  var lenient = false

  @Flag(help: "Print JSON, with each request.")
  var json = false

  @OptionGroup var sources: SourceOptions

  func validate() throws {
    guard (0...1).contains(drops), (0...1).contains(failures) else {
      throw ValidationError("A rate is a number from 0 to 1.")
    }
    guard (0...1_000_000).contains(rate ?? 0) else {
      throw ValidationError("--rate \(rate ?? 0): give a number of calls from 0 to 1000000.")
    }
    _ = try latencies()
  }

  func run() async throws {
    let log = ServingLog(isJSON: json)
    let model = ServedModel(try sources.project(of: file), options: try options(), lenient)
    let desk = try model.desk(log)
    let keeper = SnapshotKeeper(snapshot)
    try keeper.load(into: desk)
    let server = try await listening.start { host, port throws(ServerFault) in
      try await MockServer.start(desk, host: host, port: port)
    }
    log.listens("Serving \(file)", at: "http://\(listening.host):\(server.port)")
    if stateful { log.keeps(desk.keptCollections) }
    let follower = model.follow(desk, log)
    await Interrupts.wait()
    withExtendedLifetime(follower) {}
    await server.stop()
    try keeper.save(desk)
  }

  private func options() throws -> MockOptions {
    var options = MockOptions()
    options.isStateful = stateful
    options.rateLimit = rate ?? (stateful ? 4 : 0)
    options.seed = seed
    options.faults.latency = try latencies()
    options.faults.dropRate = drops
    options.faults.errorRate = failures
    options.scenarios = try scenarios.map(ScenarioFile.read) ?? [:]
    return options
  }

  private func latencies() throws -> ClosedRange<Int> {
    let parts = latency.split(separator: "-", omittingEmptySubsequences: false).map {
      Int($0) ?? -1
    }
    guard let least = parts.first, let most = parts.last, parts.count <= 2, least >= 0,
      most >= least, most <= 60_000
    else {
      throw ValidationError(
        "--latency \(latency): write milliseconds up to 60000, as in 200 or 50-400.")
    }
    return least...most
  }
}
