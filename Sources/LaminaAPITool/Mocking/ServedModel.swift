import ArgumentParser
import LaminaAPI
import LaminaAPIMock
import LaminaFollowing

/// The model of a command: read, refused if it is not fit to be served, and read again on changes.
struct ServedModel: Sendable {
  private let project: Project
  private let files: WatchedLoader
  private let options: MockOptions
  private let isLenient: Bool

  init(_ project: Project, options: MockOptions = MockOptions(), _ isLenient: Bool) {
    files = WatchedLoader(project)
    self.project = project
    self.options = options
    self.isLenient = isLenient
  }

  /// The mock of the file as it is now, with its model.
  func read() throws(ModelFault) -> (api: MockAPI, model: APIModel) {
    files.forget()
    let document = ReadModel.read(project.path, from: files)
    let refused = document.diagnostics.filter(isRefused).map(project.named)
    if !refused.isEmpty { throw ModelFault(lines: refused.map(\.description)) }
    let model = document.model()
    return (MockAPI(model, options: options, loader: files), model)
  }

  /// The mock at the start, or the end of the command.
  func desk(_ log: ServingLog) throws -> MockDesk {
    let (api, model) = try readOrEnd()
    let desk = MockDesk(api, onAnswer: log.onAnswer)
    show(model, on: desk)
    return desk
  }

  /// The documents, where the mock is.
  private func show(_ model: APIModel, on desk: MockDesk) {
    let files = files
    desk.show("/_docs", mediaType: "text/html; charset=utf-8") {
      Array(APIPage(model, loader: files).html.utf8)
    }
  }

  func readOrEnd() throws -> (api: MockAPI, model: APIModel) {
    do {
      return try read()
    } catch {
      for line in error.lines { Output.complain(line) }
      throw ExitCode(1)
    }
  }

  /// Errors are refused, and examples that do not fit unless that is allowed.
  private func isRefused(_ diagnostic: Diagnostic) -> Bool {
    if diagnostic.severity == .error { return true }
    return !isLenient && ["example-not-fitting", "example-json"].contains(diagnostic.code)
  }

  /// Reads the files again whenever one of them has changed since they were read, as long as the follower is held;
  /// the last good model answers meanwhile.
  func follow(_ desk: MockDesk, _ log: ServingLog) -> FileFollower? {
    do throws(FollowingFailure) {
      return try FileFollower(files.marks) {
        reload(desk, log)
        return files.marks
      }
    } catch {
      log.unfollowed(project.file, reason: error.reason)
      return nil
    }
  }

  private func reload(_ desk: MockDesk, _ log: ServingLog) {
    do {
      let (api, model) = try read()
      desk.replace(api)
      show(model, on: desk)
      log.read(project.file)
    } catch {
      desk.keep(error.lines)
      log.refused(error.lines)
    }
  }
}

/// Why a model is not served: a line for each diagnostic.
struct ModelFault: Error {
  let lines: [String]
}
