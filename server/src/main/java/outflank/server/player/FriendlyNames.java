package outflank.server.player;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.random.RandomGenerator;

/// Names for players who gave none: two short words that most people can read and none should mind.
final class FriendlyNames {

    private static final List<String> FIRST = words("""
            Agile Amber Apple Azure Balmy Basil Berry Breezy Bright Bronze Calm Cedar Cherry Citrus Clever Cocoa
            Copper Coral Cosmic Cotton Crystal Dapper Denim Early Fancy Fern Fresh Garnet Gentle Ginger Glad Golden
            Grand Happy Hazel Honey Humble Indigo Ivory Jade Jazzy Jolly Keen Kind Lemon Lilac Lively Lucky Lunar Magic
            Mango Maple Marble Mellow Merry Mighty Minty Misty Noble Ocean Olive Opal Orange Papaya Patient Pearl
            Peppy Polar Quick Quiet Rapid Rosy Royal Ruby Rustic Saffron Sandy Silent Silver Smart Snowy Solar Spring
            Steady Summer Sunny Swift Tidy Topaz Tulip Velvet Violet Vivid Warm Winter Wise Witty Zesty""");

    private static final List<String> SECOND = words("""
            Badger Beacon Beaver Bison Bonsai Brook Camel Canyon Castle Cloud Comet Condor Coyote Crane Cricket Dolphin
            Dragon Eagle Falcon Feather Finch Forest Fox Galaxy Garden Gazelle Gecko Giraffe Hamster Harbour Heron
            Hippo Island Jaguar Kayak Kestrel Kiwi Koala Lagoon Lantern Lemur Leopard Lion Llama Lotus Lynx Macaw
            Marmot Meadow Meteor Moon Moose Morning Nova Ocelot Orca Orchid Oryx Osprey Otter Owl Panda Panther Parrot
            Pebble Pelican Penguin Phoenix Piano Planet Pony Puffin Puma Quokka Rabbit Rainbow Raven River Robin Rocket
            Salmon Seal Sparrow Spruce Star Stork Swallow Swan Tapir Tiger Toucan Turtle Violin Walrus Whale Willow
            Wombat Yak Zebra""");

    /// So many names are not given again at once: two people who meet in a group were mostly named not long ago.
    private static final int KEPT_APART = FIRST.size() * SECOND.size() / 2;

    private final RandomGenerator random;
    private final LinkedHashSet<String> recent = new LinkedHashSet<>();

    FriendlyNames(RandomGenerator random) {
        this.random = random;
    }

    synchronized PlayerName next() {
        String name = pick(FIRST, random) + " " + pick(SECOND, random);
        while (!recent.add(name)) {
            name = pick(FIRST, random) + " " + pick(SECOND, random);
        }
        if (recent.size() > KEPT_APART) {
            recent.removeFirst();
        }
        return new PlayerName(name);
    }

    private static String pick(List<String> words, RandomGenerator random) {
        return words.get(random.nextInt(words.size()));
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split("\\s+"));
    }
}
