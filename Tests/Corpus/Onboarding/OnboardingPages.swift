import SwiftUI

struct OnboardingPages: View {
    enum Page: Int, CaseIterable {
        case intro, privacy, done

        var title: String {
            switch self {
            case .intro: "Your day, at a glance"
            case .privacy: "Yours alone"
            case .done: "All set"
            }
        }
    }

    @State private var page = Page.intro
    @Namespace private var dots

    var body: some View {
        VStack {
            Spacer()
            Text(page.title)
                .font(.title2.bold())
                .id(page)
                .transition(.opacity)
            Spacer()
            HStack(spacing: 8) {
                ForEach(Page.allCases, id: \.self) { other in
                    ZStack {
                        Capsule().fill(Color.gray.opacity(0.3))
                        if other == page {
                            Capsule()
                                .fill(Color.accentColor)
                                .matchedGeometryEffect(id: "dot", in: dots)
                        }
                    }
                    .frame(width: other == page ? 24 : 8, height: 8)
                }
            }
            Button(page == .done ? "Start" : "Next") {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) {
                    page = Page(rawValue: page.rawValue + 1) ?? .intro
                }
            }
            .padding()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

#Preview {
    OnboardingPages()
}
