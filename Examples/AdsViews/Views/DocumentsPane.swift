import Lamina
import LaminaAPI

/// A place in the documents that one can go to; it stays while the text changes.
enum DocumentPlace: Hashable {
  case section(String)
  case method(uri: String, name: String)
}

/// The documents of the last good model.
struct DocumentsPane: View {
  let desk: AdsDesk
  @State private var path: [DocumentPlace] = []

  var body: some View {
    NavigationStack(path: $path) {
      contents
        .navigationTitle(desk.api?.title ?? "Documents")
        .navigationDestination(for: DocumentPlace.self) { place in
          DocumentPage(place: place, api: desk.api)
        }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var contents: some View {
    List {
      if desk.isBroken {
        Text(
          desk.api == nil
            ? "The description has an error: its documents come when it is mended."
            : "The description has an error: this is what it said before."
        ).font(.caption)
          .foregroundStyle(.secondary)
      }
      if let api = desk.api {
        if !api.documentation.isEmpty { sections(api) }
        ForEach(api.allResources.filter { !$0.methods.isEmpty }, id: \.uri) { resource in
          Section(resource.uri) { methods(resource) }
        }
      }
    }
  }

  private func sections(_ api: APIModel) -> some View {
    Section("To read first") {
      ForEach(api.documentation, id: \.title) { section in
        NavigationLink(section.title, value: DocumentPlace.section(section.title))
      }
    }
  }

  private func methods(_ resource: APIResource) -> some View {
    ForEach(resource.methods, id: \.name) { method in
      NavigationLink(value: DocumentPlace.method(uri: resource.uri, name: method.name)) {
        HStack(alignment: .firstTextBaseline, spacing: 10) {
          Text(method.name).font(.caption.monospaced()).bold()
          Text(method.description ?? resource.displayName).lineLimit(2)
        }
      }
    }
  }
}

/// A page of the documents.
private struct DocumentPage: View {
  let place: DocumentPlace
  let api: APIModel?

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(16)
    }
    .navigationTitle(title)
  }

  private var title: String {
    switch place {
    case .section(let title): title
    case .method(let uri, let name): "\(name) \(uri)"
    }
  }

  @ViewBuilder private var content: some View {
    switch place {
    case .section(let title):
      if let section = api?.documentation.first(where: { $0.title == title }) {
        Text(section.content)
      } else {
        gone
      }
    case .method(let uri, let name):
      if let path = api?.allPaths.first(where: { $0.resource.uri == uri }),
        let method = path.resource.methods.first(where: { $0.name == name })
      {
        MethodPage(method: method, path: path)
      } else {
        gone
      }
    }
  }

  private var gone: some View {
    Text("The description has this no longer.").foregroundStyle(.secondary)
  }
}
