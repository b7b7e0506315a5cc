import SwiftUI

protocol ArticleService: Sendable {
    func articles() async throws -> [RemoteArticle]
}

struct RemoteArticle: Identifiable, Decodable, Sendable {
    let id: Int
    let title: String
}

struct SampleArticleService: ArticleService {
    var fails = false

    func articles() async throws -> [RemoteArticle] {
        if fails { throw URLError(.notConnectedToInternet) }
        let json = #"[{"id": 1, "title": "One"}, {"id": 2, "title": "Two"}]"#
        return try JSONDecoder().decode([RemoteArticle].self, from: Data(json.utf8))
    }
}

struct WebArticleService: ArticleService {
    let url: URL

    func articles() async throws -> [RemoteArticle] {
        var request = URLRequest(url: url)
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        let (data, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode([RemoteArticle].self, from: data)
    }
}

struct RemoteList: View {
    enum LoadState {
        case loading
        case loaded([RemoteArticle])
        case failed(Error)
    }

    let service: ArticleService
    @State private var state = LoadState.loading

    var body: some View {
        Group {
            switch state {
            case .loading:
                ProgressView("Loading…")
            case .loaded(let articles):
                List(articles) { article in
                    Text(article.title)
                }
            case .failed:
                VStack {
                    Text("Could not load")
                    Button("Retry") {
                        Task { await load() }
                    }
                }
            }
        }
        .task { await load() }
    }

    private func load() async {
        state = .loading
        do {
            state = .loaded(try await service.articles())
        } catch {
            state = .failed(error)
        }
    }
}

struct RemoteList_Previews: PreviewProvider {
    static var previews: some View {
        RemoteList(service: SampleArticleService())
            .previewDisplayName("Loaded")
        RemoteList(service: SampleArticleService(fails: true))
            .previewDisplayName("Failed")
    }
}
