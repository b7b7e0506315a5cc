package import Lamina
package import SignUpDesk
package import SignUpForms

/// A form and the server that it asks, for as long as it is shown.
///
/// ```
///  run() ──▶ starting ──▶ local or listening(port) ──cancelled──▶ off
///                └──▶ failed(why)
/// ```
///
/// Without a server (in pictures, and before `run`) the form is answered at once. The maker of the session
/// says which server it is: one in this program, or one with a network.
package final class SignUpSession {
  package let model: SignUpModel
  /// What the server has done.
  package let report = CurrentValue(ServerReport())
  package let state = CurrentValue(ServerState.off)
  /// Seconds the server thinks at most.
  package let latency: CurrentValue<Double>
  /// How many of the requests fail, from 0 to 1.
  package let failureRate: CurrentValue<Double>
  private let service: SwitchedService
  private let start: ServerStart

  /// A form whose server, while there is one, behaves so and is started by `server`.
  package init(
    latency: Double = 1, failureRate: Double = 0, server start: ServerStart = .local
  ) {
    let service = SwitchedService(InstantService())
    self.service = service
    self.start = start
    model = SignUpModel(service: service)
    self.latency = CurrentValue(latency)
    self.failureRate = CurrentValue(failureRate)
  }

  /// A form whose answers are the caller's.
  package init(model: SignUpModel) {
    self.model = model
    service = SwitchedService(InstantService())
    start = .local
    latency = CurrentValue(1)
    failureRate = CurrentValue(0)
  }

  /// How the server shall behave.
  package var conduct: ServerConduct {
    ServerConduct(latency: latency.value, failureRate: failureRate.value)
  }

  /// Starts a server and follows what it does, until the task is cancelled; then the server ends.
  package func run() async {
    state.value = .starting
    do {
      let server = try await start(conduct)
      state.value = server.loopbackPort.map { .listening(port: $0) } ?? .local
      await follow(server)
      await server.stop()
      state.value = .off
    } catch {
      state.value = .failed("\(error)")
    }
  }

  private func follow(_ server: any RunningServer) async {
    service.use(server.client())
    let dials = combineLatest(latency.stream, failureRate.stream) {
      ServerConduct(latency: $0, failureRate: $1)
    }.subscribe { server.conduct = $0 }
    // What was asked before there was a server is asked again.
    if !model.fields.name.value.isEmpty { model.checkAgain() }
    for await report in server.reports() { self.report.value = report }
    dials.dispose()
    service.use(InstantService())
  }
}

/// How far the server is.
package nonisolated enum ServerState: Equatable, Sendable {
  case off
  case starting
  /// In this program, without a network.
  case local
  case listening(port: Int)
  case failed(String)
}
