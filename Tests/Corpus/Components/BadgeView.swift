import SwiftUI

struct CountBadge: View {
    let count: Int

    @ScaledMetric(relativeTo: .caption) private var padding: CGFloat = 4

    var body: some View {
        if count > 0 {
            Text(count > 99 ? "99+" : "\(count)")
                .font(.caption2.bold())
                .foregroundStyle(.white)
                .padding(padding)
                .frame(minWidth: 20)
                .background(Color.red, in: Capsule())
        }
    }
}

struct BadgedIcon: View {
    let systemName: String
    let count: Int

    var body: some View {
        Image(systemName: systemName)
            .font(.title)
            .overlay(alignment: .topTrailing) {
                CountBadge(count: count)
                    .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                    .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            }
    }
}

struct BadgeView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach([0, 7, 120], id: \.self) { count in
            BadgedIcon(systemName: "heart", count: count)
                .padding()
                .previewLayout(.sizeThatFits)
                .previewDisplayName("\(count)")
        }
    }
}
