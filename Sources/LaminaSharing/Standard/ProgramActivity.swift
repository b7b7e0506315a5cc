import LaminaGeometry
import LaminaPrograms

/// Hands items to a program of the desktop, as files or addresses.
final class ProgramActivity: ShareActivity {
  let category = ShareActivityCategory.share
  let type: ShareActivityType
  let title: String
  let picture: Image
  private let program: Program
  private let services: ShareServices
  private var contents = ShareContents([])

  init(_ program: Program, _ picture: URL?, services: ShareServices) {
    (self.program, self.services) = (program, services)
    type = .openWith(program.id)
    title = program.name
    self.picture = picture.map { Image(file: $0.path) } ?? Image(systemName: "app")
  }

  func prepare(with contents: ShareContents) { self.contents = contents }

  func perform() async throws {
    var addresses: [URL] = []
    for content in contents.contents {
      if case .url(let url) = content {
        addresses.append(url)
      } else {
        addresses += try await services.files.files(of: [content])
      }
    }
    try await program.open(addresses, in: services.surroundings)
  }
}
